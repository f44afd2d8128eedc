import 'server-only'
import { defineQuery } from 'groq'
import { type Navigation, toNavigation } from '@/documents/navigation/navigation'
import { LINK_FIELDS } from '@/objects/action'
import { typeTag } from '@/sanity/cache-tags'
import { requireContent } from '@/sanity/content-error'
import { readContent } from '@/sanity/fetch'

const MENU_GROUP_FIELDS = /* groq */ `_key, title, links[]{ ${LINK_FIELDS} }`

export const NAVIGATION_QUERY = defineQuery(`
  *[_type == "navigation"][0]{
    _id,
    menus[]{ _key, title, groups[]{ ${MENU_GROUP_FIELDS} } },
    loginLink{ ${LINK_FIELDS} },
    signupLink{ ${LINK_FIELDS} },
    footerColumns[]{ ${MENU_GROUP_FIELDS} },
    legalLinks[]{ ${LINK_FIELDS} }
  }
`)

/** The menus of the header and the columns of the footer. */
export async function getNavigation(): Promise<Navigation> {
  const name = 'NAVIGATION_QUERY'
  const raw = await readContent({ name, query: NAVIGATION_QUERY, tags: [typeTag('navigation')] })
  return toNavigation(requireContent(name, raw))
}
