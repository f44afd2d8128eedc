import 'server-only'
import { type Page, toPage } from '@/content/page/page'
import { PAGE_QUERY } from '@/content/page/page.groq'
import { pathTag } from '@/content/sanity/cache-tags'
import { readContent } from '@/content/sanity/fetch'

/** The page that lives at a path, if there is one. */
export async function getPage(path: string): Promise<Page | undefined> {
  const raw = await readContent({
    name: 'PAGE_QUERY',
    query: PAGE_QUERY,
    params: { path },
    tags: [pathTag(path)],
  })
  return raw ? toPage(raw) : undefined
}
