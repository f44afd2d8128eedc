import type { ReactNode } from 'react'
import { failureTexts } from '@/lib/texts'
import { SearchHitText } from '@/search/search-hit'
import { useSiteSearch } from '@/search/use-site-search'
import { buttonClass } from '@/ui/button'
import { Link } from '@/ui/link'

type FoundGuidesProps = {
  query: string
  under: string
  wayOut?: ReactNode
  onClear: () => void
}

/** The results of a search in an area's guides, with empty and error states. */
export function FoundGuides({ query, under, wayOut, onClear }: FoundGuidesProps) {
  const { status, hits, retry } = useSiteSearch(query, { under })
  return (
    <>
      <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-night-line pt-5">
        <p role="status" className="font-semibold wrap-anywhere text-on-night">
          {status === 'loading'
            ? 'Searching…'
            : status === 'ready' &&
              (hits.length === 0
                ? `Nothing found for “${query}”`
                : `${hits.length} ${hits.length === 1 ? 'guide' : 'guides'} for “${query}”`)}
        </p>
        <button type="button" onClick={onClear} className={buttonClass('quiet', 'text-small')}>
          Clear search
        </button>
      </div>
      {status === 'failed' && (
        <div role="alert" className="mt-5">
          <p>The guides could not be loaded. {failureTexts.connection}</p>
          <button type="button" onClick={retry} className={buttonClass('primary', 'mt-4')}>
            {failureTexts.retry}
          </button>
        </div>
      )}
      {status === 'ready' && hits.length === 0 && (
        <div className="mt-3">
          <p className="mb-5 max-w-prose">Try fewer or more general words, or ask us.</p>
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
