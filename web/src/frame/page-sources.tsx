import { stegaClean } from '@sanity/client/stega'
import { sourceOf } from '@/content/drafts/source'
import { getPageFacts, type PageFacts } from '@/documents/page-facts'
import { formatDate } from '@/lib/format-date'
import { Container } from '@/ui/band'
import { PhoneFold } from '@/ui/phone-fold'

type Citation = NonNullable<PageFacts['sources']>[number]

/** Laws and authorities that a page cites. */
export async function PageSources({ path }: { path: string }) {
  const facts = await getPageFacts(path)
  const all = facts?.sources ?? []
  const sources = [...new Map(all.map((each) => [stegaClean(each.source), each])).values()]
  if (sources.length === 0) return null
  const oldest = oldestReview(all)
  return (
    <aside
      aria-labelledby="legal-sources"
      className="border-t border-line py-6 text-small sm:py-10"
    >
      <Container>
        <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(14rem,3fr)_9fr] lg:grid-rows-[auto_1fr]">
          <h2 id="legal-sources" className="font-semibold text-ink">
            Sources
          </h2>
          <div className="lg:row-span-2">
            <PhoneFold label={sources.length === 1 ? '1 source' : `${sources.length} sources`}>
              <ul className="columns-[15rem] gap-x-10 text-micro">
                {sources.map(({ _key, source, url }) => (
                  <li key={_key} className="break-inside-avoid py-1 wrap-anywhere">
                    {isWebAddress(url) ? (
                      <a
                        href={url}
                        className="text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                      >
                        {source}
                      </a>
                    ) : (
                      source
                    )}
                  </li>
                ))}
              </ul>
            </PhoneFold>
          </div>
          {oldest?.reviewedOn && (
            <p className="mt-3 text-ink-mute">
              <time {...sourceOf(oldest.source, 'reviewedOn')} dateTime={oldest.reviewedOn}>
                {`Last reviewed on ${formatDate(oldest.reviewedOn)}`}
              </time>
            </p>
          )}
        </div>
      </Container>
    </aside>
  )
}

/** An API write can store anything. */
const isWebAddress = (url: string | null): url is string =>
  url !== null && URL.parse(url)?.protocol === 'https:'

/** The source with the oldest review, whose date holds for all. */
const oldestReview = (sources: readonly Citation[]): Citation | undefined =>
  sources
    .filter(({ reviewedOn }) => reviewedOn && formatDate(reviewedOn))
    .toSorted((a, b) => String(a.reviewedOn).localeCompare(String(b.reviewedOn)))[0]
