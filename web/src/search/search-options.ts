import { searchHref } from '@/lib/routes'
import type { SearchHit } from '@/search/search-engine'
import { groupHits, kindTexts } from '@/search/search-hit'
import type { SearchIndex } from '@/search/search-index'
import { searchTexts } from '@/search/texts'

export type SearchOption = { href: string; content: SearchHit | string }
export type SearchOptionGroup = { title?: string; items: SearchOption[] }

/** More would push the next kind below the fold. */
const OF_EACH_KIND = 4

/** The options for a query: hits by kind, and a link to all results. */
export function optionsFor(hits: readonly SearchHit[], query: string): SearchOptionGroup[] {
  if (hits.length === 0) return []
  return [
    ...groupHits(hits, OF_EACH_KIND).map(({ kind, hits: some }) => ({
      title: kindTexts[kind],
      items: some.map((hit) => ({ href: hit.entry.href, content: hit })),
    })),
    {
      items: [{ href: searchHref(query), content: searchTexts.onPage(hits.length) }],
    },
  ]
}

/** The options before typing: results opened in this visit, then suggestions. */
export function firstOptions(
  { entries: all, suggestions }: SearchIndex,
  opened: readonly string[],
): SearchOptionGroup[] {
  const entries = new Map(all.map((entry) => [entry.href, entry]))
  const group = (title: string, hrefs: readonly string[]) => {
    const items = hrefs.flatMap((href) => {
      const entry = entries.get(href)
      return entry ? { href, content: { entry, words: [] } } : []
    })
    return items.length > 0 ? [{ title, items }] : []
  }
  const others = suggestions.filter((href) => !opened.includes(href))
  return [...group(searchTexts.earlier, opened), ...group(searchTexts.suggestions, others)]
}

/** Paths opened from the search, latest first; in memory only. */
let opened: string[] = []

const KEPT = 3

export function openedResults(): readonly string[] {
  return opened
}

export function rememberOpened(href: string): void {
  opened = [href, ...opened.filter((each) => each !== href)].slice(0, KEPT)
}
