import { HEADING_FIELDS } from '@/sections/heading'
import type { SectionProps } from '@/sections/section'

export const ARTICLE_INDEX_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "area": coalesce(area, "blog"),
  "look": coalesce(look, "cards"),
  "articleReference": article{ _ref },
  "article": article->{ _id, "path": path.current },
  "leaveOutReference": leaveOut{ _ref },
  "leaveOut": leaveOut->{ _id, "path": path.current },
  "archives": coalesce(
    archives[defined(month)] | order(month desc){ _key, "month": coalesce(month, ""), "libraryCount": coalesce(libraryCount, 0) },
    []
  ),
  "tags": coalesce(tags, [])
`

export type ArticleIndexSection = SectionProps<'articleIndex'>

/** How a list of articles looks; the other looks show one article. */
export type ArticleLook = 'cards' | 'ledger'
