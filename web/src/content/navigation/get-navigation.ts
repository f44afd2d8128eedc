import 'server-only'
import { type Navigation, toNavigation } from '@/content/navigation/navigation'
import { NAVIGATION_QUERY } from '@/content/navigation/navigation.groq'
import { typeTag } from '@/content/sanity/cache-tags'
import { readContent } from '@/content/sanity/fetch'
import { requireContent } from '@/content/sanity/require-content'

/** The menus of the header and the columns of the footer. */
export async function getNavigation(): Promise<Navigation> {
  const name = 'NAVIGATION_QUERY'
  const raw = await readContent({ name, query: NAVIGATION_QUERY, tags: [typeTag('navigation')] })
  return toNavigation(requireContent(name, raw))
}
