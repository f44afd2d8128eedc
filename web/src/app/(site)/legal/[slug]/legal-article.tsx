import type { LegalPage } from '@/documents/legal-page/legal-page.query'
import { formatDate } from '@/lib/format-date'
import { toPortableText } from '@/objects/portable-text'
import { sourceOf } from '@/sanity/source'
import type { Words } from '@/sanity/words'
import { Container } from '@/ui/band'
import { headingsOf } from '@/ui/rich-text/headings'
import { RichText } from '@/ui/rich-text/rich-text'
import { TableOfContents } from '@/ui/rich-text/table-of-contents'

/** A legal text: title, date, table of contents, clauses. */
export function LegalArticle({ page, words }: { page: LegalPage; words: Words }) {
  const { title, summary, lastUpdated } = page
  const body = toPortableText(page.body)
  const headings = headingsOf(body)
  return (
    <article>
      <header className="border-b border-line bg-paper-sunk">
        <Container className="py-14 lg:py-20">
          <h1 dir="auto" className="display max-w-4xl text-ink lg:text-[4rem]">
            {title}
          </h1>
          {summary && (
            <p dir="auto" className="mt-6 max-w-[62ch] text-lead">
              {summary}
            </p>
          )}
          {lastUpdated && (
            <p className="mt-6 text-small text-ink-mute">
              {words.legal.updated}{' '}
              <time
                {...sourceOf(title, 'lastUpdated')}
                dateTime={lastUpdated}
                className="font-semibold text-ink tabular-nums"
              >
                {formatDate(lastUpdated)}
              </time>
            </p>
          )}
        </Container>
      </header>
      <Container className="grid gap-x-16 gap-y-10 py-14 lg:grid-cols-[minmax(14rem,3fr)_9fr] lg:py-20">
        <TableOfContents title={words.reading.contents} headings={headings} />
        {/* Tables may be wider than the text. */}
        <div className="min-w-0 *:max-w-[62ch] lg:col-start-2 [&>figure]:max-w-[58rem]">
          <RichText value={body} />
        </div>
      </Container>
    </article>
  )
}
