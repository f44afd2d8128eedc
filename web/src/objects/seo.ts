import { IMAGE_FIELDS } from '@/objects/image'
import type { PAGE_QUERY_RESULT } from '@/sanity/types.gen'

/** Put in braces after a `seo`: what search engines and link previews show instead of the page's own words. */
export const SEO_FIELDS = /* groq */ `
  title, description, "hideFromSearch": coalesce(hideFromSearch, false), image{ ${IMAGE_FIELDS} }
`

/** What every document with an address has; links and headings need a word even where the title is missing. */
export const PAGE_DOCUMENT_FIELDS = /* groq */ `
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": coalesce(path.current, "/"),
  seo{ ${SEO_FIELDS} }
`

export type Seo = NonNullable<PAGE_QUERY_RESULT>['seo']
