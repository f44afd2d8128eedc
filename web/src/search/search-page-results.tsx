import Link from 'next/link'
import { countIn } from '@/lib/fill-in'
import { groupHits, SearchHitText } from '@/search/search-hit'
import type { FirstSearchWords } from '@/search/search-index'
import { SearchTrouble } from '@/search/search-trouble'
import { useSiteSearch } from '@/search/use-site-search'

type SearchPageResultsProps = { query: string; firstWords: FirstSearchWords }

/** All results of a query by kind. */
export function SearchPageResults({ query, firstWords }: SearchPageResultsProps) {
  const { status, hits, index, retry } = useSiteSearch(query)
  const words = index?.words
  return (
    <div className="mt-8">
      <p role="status" className="text-small text-ink-mute">
        {status === 'loading'
          ? firstWords.loading
          : words && hits.length > 0 && countIn(hits.length, words.result, words.results)}
      </p>
      <div className="-mx-3">
        <SearchTrouble
          status={status}
          query={query.trim()}
          isFound={hits.length > 0}
          firstWords={firstWords}
          words={words}
          onRetry={retry}
        />
      </div>
      {groupHits(hits).map(({ kind, hits: some }) => (
        <section key={kind} className="mt-8 grid gap-x-8 gap-y-2 md:grid-cols-[10rem_1fr]">
          <h2 className="border-t border-line pt-3 text-small font-semibold text-ink-mute">
            {words?.kinds[kind]} <span className="font-normal tabular">{some.length}</span>
          </h2>
          <ul className="md:border-t md:border-line md:pt-1">
            {some.map((hit) => (
              <li key={hit.entry.id}>
                <Link
                  href={hit.entry.href}
                  prefetch={false}
                  className="-mx-3 block rounded-md px-3 py-2 hover:bg-paper-sunk"
                >
                  <SearchHitText hit={hit} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
