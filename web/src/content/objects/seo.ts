import { IMAGE_FIELDS } from '@/content/objects/image'
import type { PAGE_QUERY_RESULT } from '@/content/types.gen'

/** GROQ fields of `seo`: overrides for search engines and link previews. */
export const SEO_FIELDS = /* groq */ `
  title, description, "hideFromSearch": coalesce(hideFromSearch, false), image{ ${IMAGE_FIELDS} }
`

/** GROQ fields of every document with a path; the title falls back, since links and headings need text. */
export const PAGE_DOCUMENT_FIELDS = /* groq */ `
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": coalesce(path.current, "/"),
  seo{ ${SEO_FIELDS} }
`

export type Seo = NonNullable<PAGE_QUERY_RESULT>['seo']
