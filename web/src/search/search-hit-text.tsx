import { excerptOf } from '@/search/excerpt'
import { MarkedText } from '@/search/marked-text'
import type { SearchHit } from '@/search/search-engine'

/** What a hit says: its title and the sentence in which a word matched. */
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
