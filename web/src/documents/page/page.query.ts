import 'server-only'
import { defineQuery } from 'groq'
import { ADDRESSED_FIELDS } from '@/objects/seo'
import { pathTag } from '@/sanity/cache-tags'
import { readContent } from '@/sanity/fetch'

const PAGE_QUERY = defineQuery(`
  *[_type == "page" && path.current == $path][0]{
    ${ADDRESSED_FIELDS},
    "showReadyToStart": coalesce(showReadyToStart, true)
  }
`)

/** The page that lives at a path; its sections are read by `sections/get-sections`. */
export function getPage(path: string) {
  return readContent({
    name: 'PAGE_QUERY',
    query: PAGE_QUERY,
    params: { path },
    tags: [pathTag(path)],
  })
}
