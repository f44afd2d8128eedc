import Link from 'next/link'
import type { ReactNode } from 'react'
import { countIn, fillIn } from '@/lib/fill-in'
import type { Words } from '@/sanity/words'
import { SearchHitText } from '@/search/search-hit'
import { useSiteSearch } from '@/search/use-site-search'
import { buttonClass } from '@/ui/button'

/** The words of the search in guides. */
export type GuideSearchWords = Words['guideSearch'] & Pick<Words['guides'], 'search' | 'popular'>

type FoundGuidesProps = {
  query: string
  under: string
  words: GuideSearchWords
  wayOut?: ReactNode
  onClear: () => void
}

/** The results of a search in an area's guides, with empty and error states. */
export function FoundGuides({ query, under, words, wayOut, onClear }: FoundGuidesProps) {
  const { status, hits, retry } = useSiteSearch(query, { under })
  return (
    <>
      <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-night-line pt-5">
        <p role="status" className="font-semibold break-words text-on-night">
          {status === 'loading'
            ? words.searching
            : status === 'ready' &&
              (hits.length === 0
                ? fillIn(words.nothing, { query })
                : countIn(hits.length, words.found, words.foundMany, { query }))}
        </p>
        <button type="button" onClick={onClear} className={buttonClass('quiet', 'text-small')}>
          {words.clear}
        </button>
      </div>
      {status === 'failed' && (
        <div role="alert" className="mt-5">
          <p>{words.failed}</p>
          <button type="button" onClick={retry} className={buttonClass('primary', 'mt-4')}>
            {words.retry}
          </button>
        </div>
      )}
      {status === 'ready' && hits.length === 0 && (
        <div className="mt-3">
          <p className="mb-5 max-w-prose">{words.hint}</p>
          {wayOut}
        </div>
      )}
      {hits.length > 0 && (
        <ol className="mt-5 grid gap-px overflow-hidden rounded-lg bg-line text-ink-soft md:grid-cols-2">
          {hits.map((hit) => (
            <li key={hit.entry.id} className="bg-paper md:last:odd:col-span-2">
              <Link
                href={hit.entry.href}
                prefetch={false}
                className="block h-full px-5 py-4 hover:bg-paper-sunk focus-visible:-outline-offset-4"
              >
                <SearchHitText hit={hit} />
              </Link>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
