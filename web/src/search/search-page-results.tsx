import { groupHits, kindTexts, SearchHitText } from '@/search/search-hit'
import { SearchTrouble } from '@/search/search-trouble'
import { searchTexts } from '@/search/texts'
import { useSiteSearch } from '@/search/use-site-search'
import { Link } from '@/ui/link'

/** All results of a query by kind. */
export function SearchPageResults({ query }: { query: string }) {
  const { status, hits, index, retry } = useSiteSearch(query)
  return (
    <div className="mt-8">
      <p role="status" className="text-small text-ink-mute">
        {status === 'loading'
          ? searchTexts.loading
          : hits.length > 0 && searchTexts.results(hits.length)}
      </p>
      <div className="-mx-2.5">
        <SearchTrouble
          status={status}
          query={query.trim()}
          isFound={hits.length > 0}
          hint={index?.hint}
          onRetry={retry}
        />
      </div>
      {groupHits(hits).map(({ kind, hits: some }) => (
        <section
          key={kind}
          className="mt-8 grid gap-x-8 gap-y-2 border-t border-line pt-3 sm:grid-cols-[10rem_1fr]"
        >
          <h2 className="text-small font-semibold text-ink-mute">
            {kindTexts[kind]} <span className="font-normal tabular">{some.length}</span>
          </h2>
          <ul>
            {some.map((hit) => (
              <li key={hit.entry.id}>
                <Link
                  href={hit.entry.href}
                  prefetch={false}
                  className="-mx-2.5 block rounded-md px-2.5 py-2 hover:bg-paper-sunk"
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
