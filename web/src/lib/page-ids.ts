// Imported by the Studio, too: relative imports, nothing of the site.
import { slugOf } from './slug.ts'

/** The ids of the layout, which no heading gets. */
export const LAYOUT_IDS = [
  ...['content', 'categories', 'controls', 'gallery', 'icons', 'legal-sources', 'missing-page'],
  ...[
    'next-guide',
    'no-help',
    'palette',
    'pictures',
    'previous-versions',
    'q',
    'recording',
    'speakers',
  ],
  ...['cookie-banner-title', 'cookie-settings-title'],
] as const

/**
 * Returns a function that makes the ids of one page, in its order: `scope`, then `scope-2` and so on, whichever is free.
 * An id depends on what stands above it and on the page's anchors, so what is added below changes none.
 */
export function pageIds(anchors: readonly string[] = []): (words: string) => string {
  const taken = new Set<string>([...LAYOUT_IDS, ...anchors])
  const times = new Map<string, number>()
  return (words) => {
    let id = words
    let time = times.get(words) ?? 1
    while (taken.has(id)) {
      time += 1
      id = `${words}-${time}`
    }
    times.set(words, time)
    taken.add(id)
    return id
  }
}

type Heading = { _key?: string; style?: string; children?: readonly object[] }

/** The words of a heading that has an id, undefined for other blocks; `clean` removes what stands in a text unseen. */
export function headingWords(block: Heading, clean = (text: string) => text): string | undefined {
  if (block.style !== 'h2' && block.style !== 'h3') return undefined
  const text = (block.children ?? [])
    .map((span) => ('text' in span ? String(span.text) : ''))
    .join('')
  if (!text) return undefined
  return slugOf(clean(text)) || `section-${block._key}`
}

export const groupWords = ({ title, _key }: { title?: unknown; _key?: unknown }) =>
  `endpoints-${slugOf(String(title || _key))}`
export const endpointWords = ({ method, path }: { method?: unknown; path?: unknown }) =>
  slugOf(`${method} ${path}`)
