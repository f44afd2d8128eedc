import type { ArticleArea } from '@/lib/article-list-url'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export const ARTICLE_BROWSER_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  area,
  look,
  pageSize,
  "leaveOutReference": leaveOut{ _ref },
  "leaveOut": leaveOut->{ _id, "path": path.current },
  allLabel,
  searchLabel,
  searchButton,
  loadMoreLabel,
  emptyTitle,
  emptyText,
  clearLabel,
  countText,
  libraryNote,
  archivesTitle,
  archives[]{ _key, month, libraryCount },
  tagsTitle,
  tags
`

export type ArticleLook = 'cards' | 'ledger'
export type ArchiveMonth = { month: string; libraryCount: number }

/** What the list says on its controls and when there is little or nothing to show. */
export type BrowserTexts = Record<(typeof TEXTS)[number], string>

export type ArticleBrowserProps = Heading & {
  area: ArticleArea
  look: ArticleLook
  pageSize: number
  /** The article that the page shows above. */
  leaveOut?: string | undefined
  texts: BrowserTexts
  archives: ArchiveMonth[]
  tags: string[]
}

const TEXTS = [
  'allLabel',
  'searchLabel',
  'searchButton',
  'loadMoreLabel',
  'emptyTitle',
  'emptyText',
  'clearLabel',
  'countText',
  'libraryNote',
  'archivesTitle',
  'tagsTitle',
] as const

export function toArticleBrowser(raw: RawSectionOf<'articleBrowser'>): ArticleBrowserProps {
  const texts = TEXTS.map((name) => [name, raw[name] ?? ''] as const)
  return {
    ...toHeading(raw),
    area: raw.area ?? 'blog',
    look: raw.look ?? 'cards',
    pageSize: raw.pageSize ?? 6,
    leaveOut: raw.leaveOut?.path ?? undefined,
    texts: Object.fromEntries(texts) as BrowserTexts,
    archives: (raw.archives ?? []).flatMap(({ month, libraryCount }) =>
      month ? { month, libraryCount: libraryCount ?? 0 } : [],
    ),
    tags: raw.tags ?? [],
  }
}
