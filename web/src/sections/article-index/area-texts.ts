import type { ArticleArea, ArticleFilter } from '@/documents/article/article-filter'
import { monthAndYear } from '@/lib/format-date'

// Not in `texts.ts`, which is part of the first load.

type AreaTexts = {
  all: string
  read: string
  search: string
  emptyTitle: string
  emptyText: string
  clear: string
}

/** What the blog and the news say differently. */
export const articleAreaTexts: Record<ArticleArea, AreaTexts> = {
  blog: {
    all: 'All Articles',
    read: 'Read the Article',
    search: 'Search articles',
    emptyTitle: 'No articles found',
    emptyText: 'Try fewer words, or choose a subject.',
    clear: 'Show all articles',
  },
  news: {
    all: 'All News',
    read: 'Read the Announcement',
    search: 'Search news',
    emptyTitle: 'No news found',
    emptyText: 'Try another word, or show all news.',
    clear: 'Show all news',
  },
}

/** Article counts of the whole library, by category slug or by month. */
export type Library = Record<string, { label: string; count?: number | null }>

type Results = { shown: number; total: number }

/** The status line, which screen readers announce when it changes. */
export function describeResults(
  { shown, total }: Results,
  filter: ArticleFilter,
  library: Library,
): string {
  const { category, tag, month, q } = filter
  const kind = [
    q && `for “${q}”`,
    category && `in ${library[category]?.label ?? category}`,
    month && `from ${monthAndYear(month)}`,
    tag && `tagged ${tag}`,
  ].filter(Boolean)
  const articles = [total === 1 ? 'article' : 'articles', ...kind].join(' ')
  const line = total === 0 ? `No ${articles}.` : `Showing ${shown} of ${total} ${articles}.`
  const count = library[category ?? month ?? '']?.count
  // The library's count is per category or month, so it does not fit a search or two filters.
  const comparable = typeof count === 'number' && total > 0 && kind.length === 1
  return comparable ? `${line} Customers can read ${count}.` : line
}
