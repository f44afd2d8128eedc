import { sourceOf } from '@/content/drafts/source'
import { type RawPortableText, toPortableText } from '@/content/objects/portable-text'
import type { LegalPage } from '@/documents/legal-page/legal-page.query'
import { legalTexts } from '@/documents/legal-page/texts'
import { formatDate } from '@/lib/format-date'
import { legalVersionHref } from '@/lib/routes'
import { Container } from '@/ui/band'
import { Link } from '@/ui/link'
import { headingsOf, nameHeadings } from '@/ui/rich-text/headings'
import { RichText } from '@/ui/rich-text/rich-text'
import { TableOfContents } from '@/ui/rich-text/table-of-contents'

type LegalText = Pick<LegalPage, 'title' | 'path' | 'summary' | 'lastUpdated' | 'versions'> & {
  body: RawPortableText
}

/** A legal text with title, date, table of contents, clauses and previous versions. */
export function LegalArticle({ page }: { page: LegalText }) {
  const { title, path, summary, lastUpdated, versions } = page
  const body = nameHeadings(toPortableText(page.body))
  const headings = headingsOf(body)
  const updated = lastUpdated && formatDate(lastUpdated)
  return (
    <article>
      <header className="border-b border-line bg-paper-sunk">
        <Container className="py-14 lg:py-20">
          <h1 dir="auto" className="display max-w-4xl text-ink [--fit:0.76]">
            {title}
          </h1>
          {summary && (
            <p dir="auto" className="mt-6 measure text-lead">
              {summary}
            </p>
          )}
          {lastUpdated && updated && (
            <p className="mt-6 text-small text-ink-mute">
              {legalTexts.updated}{' '}
              <time
                {...sourceOf(title, 'lastUpdated')}
                dateTime={lastUpdated}
                className="font-semibold text-ink tabular"
              >
                {updated}
              </time>
            </p>
          )}
        </Container>
      </header>
      <Container className="grid gap-x-16 gap-y-10 py-14 lg:grid-cols-[minmax(14rem,3fr)_9fr] lg:py-20">
        <TableOfContents headings={headings} />
        {/* Tables may be wider than the text. */}
        <div className="min-w-0 lg:col-start-2 [&>:not(figure)]:measure">
          <RichText value={body} />
          {versions.length > 0 && <PreviousVersions path={path} versions={versions} />}
        </div>
      </Container>
    </article>
  )
}

function PreviousVersions({ path, versions }: Pick<LegalText, 'path' | 'versions'>) {
  return (
    <section aria-labelledby="previous-versions" className="mt-14 border-t border-line pt-8">
      <h2 id="previous-versions" className="title-m text-ink">
        Previous versions
      </h2>
      <ul className="mt-3">
        {versions.map(({ _id, date }) => (
          <li key={_id}>
            <Link
              href={legalVersionHref(path, date)}
              className="inline-block py-2 text-ink underline underline-offset-4"
            >
              <time dateTime={date}>{legalTexts.inForce(formatDate(date))}</time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
