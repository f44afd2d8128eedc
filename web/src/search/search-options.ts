import type { SearchEntry, SearchIndex } from '@/content/search/search-index'
import { groupHits, KIND_LABELS } from '@/search/kinds'
import type { SearchHit } from '@/search/search-engine'

export type SearchOption = { href: string; hit: SearchHit; label: string }
export type SearchOptionGroup = { title: string; options: SearchOption[] }

/** So many of each kind fit before the next kind is below the fold. */
const OF_EACH_KIND = 4

/** What is offered for a query: its hits by kind. */
export function optionsFor(hits: readonly SearchHit[]): SearchOptionGroup[] {
  return groupHits(hits, OF_EACH_KIND).map(({ label, hits: some }) => ({
    title: label,
    options: some.map((hit) => ({ href: hit.entry.href, hit, label })),
  }))
}

/** What is offered before anything is typed: what was opened in this visit, and where others begin. */
export function firstOptions(index: SearchIndex, opened: readonly string[]): SearchOptionGroup[] {
  const at = new Map(index.entries.map((entry) => [entry.href, entry]))
  const group = (title: string, hrefs: readonly string[]) => {
    const options = hrefs.flatMap((href) => {
      const entry = at.get(href)
      return entry ? toOption(entry) : []
    })
    return options.length > 0 ? [{ title, options }] : []
  }
  const others = index.suggestions.filter((href) => !opened.includes(href))
  return [...group('Found earlier', opened), ...group('Good places to begin', others)]
}

function toOption(entry: SearchEntry): SearchOption {
  return { href: entry.href, hit: { entry, words: [] }, label: KIND_LABELS[entry.kind] }
}
