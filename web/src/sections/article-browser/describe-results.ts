import type { ArticleFilter } from '@/lib/article-list-url'
import { formatMonth } from '@/lib/format-date'

/** What the whole library has of a category or a month, by slug or month. */
export type Library = Record<string, { label: string; count?: number | undefined }>

type Results = { shown: number; total: number }

/** Says in one line what is shown of what: for eyes, and for ears when it changes. */
export function describeResults(
  { shown, total }: Results,
  filter: ArticleFilter,
  library: Library,
  countText: string,
): string {
  const { category, tag, month, q } = filter
  const kind = [
    q && `for “${q}”`,
    category && `in ${library[category]?.label ?? category}`,
    month && `from ${formatMonth(month)}`,
    tag && `tagged ${tag}`,
  ].filter(Boolean)
  const what = [total === 1 ? 'article' : 'articles', ...kind].join(' ')
  const line = total === 0 ? `No ${what}.` : `Showing ${shown} of ${total} ${what}.`
  const count = library[category ?? month ?? '']?.count
  // With words or two choices, the number of open articles is not the one to compare.
  const comparable = count !== undefined && total > 0 && kind.length === 1
  return comparable ? `${line} ${fillIn(countText, { open: total, all: count })}` : line
}

/** Numbers in an editor's sentence. */
export function fillIn(text: string, numbers: Record<string, number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(numbers[name] ?? whole))
}
