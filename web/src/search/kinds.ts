import type { SearchKind } from '@/content/search/search-index'
import type { SearchHit } from '@/search/search-engine'

/** What a group of hits is called. */
export const KIND_LABELS = {
  product: 'Products',
  solution: 'Solutions',
  report: 'Reports',
  resource: 'Resources',
  guide: 'Guides',
  article: 'Blog',
  news: 'News',
  event: 'Events',
  job: 'Jobs',
  person: 'People',
  company: 'Company',
  legal: 'Legal',
} as const satisfies Record<SearchKind, string>

export type HitGroup = { kind: SearchKind; label: string; hits: SearchHit[] }

/** Hits by kind: the kind of the best hit first, and the best hits first in each. */
export function groupHits(hits: readonly SearchHit[], most = Number.POSITIVE_INFINITY): HitGroup[] {
  const groups = new Map<SearchKind, HitGroup>()
  for (const hit of hits) {
    const { kind } = hit.entry
    const group = groups.get(kind) ?? { kind, label: KIND_LABELS[kind], hits: [] }
    if (group.hits.length < most) group.hits.push(hit)
    groups.set(kind, group)
  }
  return [...groups.values()]
}
