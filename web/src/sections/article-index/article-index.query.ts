import { HEADING_FIELDS } from '@/sections/heading'
import type { SectionProps } from '@/sections/section'

export const ARTICLE_INDEX_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "area": coalesce(area, "blog"),
  "look": coalesce(look, "cards"),
  "articleReference": article{ _ref },
  "article": article->{ _id, "path": path.current },
  "buttonLabel": coalesce(buttonLabel, "Read the article"),
  "pageSize": coalesce(pageSize, 6),
  "leaveOutReference": leaveOut{ _ref },
  "leaveOut": leaveOut->{ _id, "path": path.current },
  "texts": {
    "allLabel": coalesce(allLabel, "All"),
    "searchLabel": coalesce(searchLabel, "Search"),
    "searchButton": coalesce(searchButton, "Search"),
    "loadMoreLabel": coalesce(loadMoreLabel, "Load more"),
    "emptyTitle": coalesce(emptyTitle, "Nothing found"),
    "emptyText": coalesce(emptyText, ""),
    "clearLabel": coalesce(clearLabel, "Show all"),
    "countText": coalesce(countText, ""),
    "libraryNote": coalesce(libraryNote, ""),
    "archivesTitle": coalesce(archivesTitle, "Archives"),
    "tagsTitle": coalesce(tagsTitle, "Tags")
  },
  "archives": coalesce(
    archives[defined(month)]{ _key, "month": coalesce(month, ""), "libraryCount": coalesce(libraryCount, 0) },
    []
  ),
  "tags": coalesce(tags, [])
`

export type ArticleIndexSection = SectionProps<'articleIndex'>

/** How a list of articles looks; the other looks show one article. */
export type ArticleLook = 'cards' | 'ledger'

/** The labels and messages of the list. */
export type IndexTexts = ArticleIndexSection['texts']
