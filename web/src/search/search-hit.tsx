import { excerptOf, markWords, type SearchHit } from '@/search/search-engine'
import type { SearchKind } from '@/search/search-index'

export function SearchHitText({ hit }: { hit: SearchHit }) {
  return (
    <>
      <span className="block font-semibold text-ink">
        <MarkedText text={hit.entry.title} words={hit.words} />
      </span>
      <span className="mt-0.5 line-clamp-2 text-small text-ink-soft">
        <MarkedText text={excerptOf(hit)} words={hit.words} />
      </span>
    </>
  )
}

type MarkedTextProps = { text: string; words: readonly string[] }

function MarkedText({ text, words }: MarkedTextProps) {
  let at = 0
  return markWords(text, words).map((part) => {
    const key = at
    at += part.text.length
    // An element of its own, which other words can replace when the browser has translated the text.
    if (!part.marked) return <span key={key}>{part.text}</span>
    return (
      <mark key={key} className="bg-lantern-wash font-semibold text-ink">
        {part.text}
      </mark>
    )
  })
}

/** The headings of groups. Not in `texts.ts`, which is part of most first loads. */
export const kindTexts: Readonly<Record<SearchKind, string>> = {
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
}

export type HitGroup = { kind: SearchKind; hits: SearchHit[] }

/** Groups hits by kind, both in the order of their best hits. */
export function groupHits(hits: readonly SearchHit[], most = Number.POSITIVE_INFINITY): HitGroup[] {
  const groups = new Map<SearchKind, HitGroup>()
  for (const hit of hits) {
    const { kind } = hit.entry
    const group = groups.get(kind) ?? { kind, hits: [] }
    if (group.hits.length < most) group.hits.push(hit)
    groups.set(kind, group)
  }
  return [...groups.values()]
}
