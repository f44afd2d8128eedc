import type { ArticleArea, ArticleFilter } from '@/lib/article-list-url'
import { formatMonth } from '@/lib/format-date'
import { areaTexts } from '@/sections/article-index/area-texts'

/** Article counts of the whole library, by category slug or by month. */
export type Library = Record<string, { label: string; count?: number | null }>

type Results = { shown: number; total: number }

/** The status line, which screen readers announce when it changes. */
export function describeResults(
  { shown, total }: Results,
  filter: ArticleFilter,
  library: Library,
  area: ArticleArea,
): string {
  const { category, tag, month, q } = filter
  const kind = [
    q && `for “${q}”`,
    category && `in ${library[category]?.label ?? category}`,
    month && `from ${formatMonth(month)}`,
    tag && `tagged ${tag}`,
  ].filter(Boolean)
  const articles = [total === 1 ? 'article' : 'articles', ...kind].join(' ')
  const line = total === 0 ? `No ${articles}.` : `Showing ${shown} of ${total} ${articles}.`
  const count = library[category ?? month ?? '']?.count
  // The library's count is per category or month, so it does not fit a search or two filters.
  const comparable = typeof count === 'number' && total > 0 && kind.length === 1
  return comparable ? `${line} ${areaTexts[area].share(total, count)}` : line
}
