import { type Source, sourceOf } from '@/content/drafts/source'
import { toPortableText } from '@/content/objects/portable-text'
import { type Guide, type GuideSummary, guideAfter } from '@/documents/guide/guide'
import { DialogTrigger } from '@/leads/client/dialog-trigger'
import { formatDate } from '@/lib/format-date'
import { Band, Container } from '@/ui/band'
import { buttonClass } from '@/ui/button'
import { Link } from '@/ui/link'
import { ArrowRight } from '@/ui/marks'
import { headingsOf, nameHeadings } from '@/ui/rich-text/headings'
import { RichText } from '@/ui/rich-text/rich-text'
import { TableOfContents } from '@/ui/rich-text/table-of-contents'

type Help = Record<'helpTitle' | 'helpText' | 'helpButton', string>

export function GuidePage({ guide, help }: { guide: Guide; help: Help }) {
  const body = nameHeadings(toPortableText(guide.body))
  return (
    <article>
      <GuideHead {...guide} />
      <Container className="grid gap-x-16 gap-y-10 py-14 lg:grid-cols-[minmax(14rem,3fr)_9fr] lg:py-20">
        <TableOfContents headings={headingsOf(body)} />
        <div className="measure min-w-0 lg:col-start-2">
          <RichText value={body} />
        </div>
      </Container>
      <GuideFoot topic={guide.topic} next={guideAfter(guide)} help={help} />
    </article>
  )
}

type GuideHeadProps = Pick<Guide, 'title' | 'summary' | 'topic' | 'tag' | 'minutes' | 'updatedOn'>

/** Title, summary, topic, reading time and date of the last change. */
function GuideHead(props: GuideHeadProps) {
  const { title, summary, topic, tag, minutes, updatedOn } = props
  return (
    <header className="border-b border-line bg-paper-sunk">
      <Container className="py-14 lg:py-20">
        {tag && (
          <p
            {...sourceOf(title, 'tag')}
            className="mb-4 text-small font-semibold text-lantern-deep"
          >
            {tag}
          </p>
        )}
        <h1 dir="auto" className="title-l max-w-4xl text-ink lg:text-[3.5rem]">
          {title}
        </h1>
        <p dir="auto" className="mt-6 measure text-lead">
          {summary}
        </p>
        <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-3 border-t border-line pt-5 text-small">
          {topic && <Fact term="Topic">{topic}</Fact>}
          {minutes && (
            <Fact term="Takes" source={sourceOf(title, 'minutes')}>
              {`${minutes} min, exercises included`}
            </Fact>
          )}
          {updatedOn && formatDate(updatedOn) && (
            <Fact term="Last updated" source={sourceOf(title, 'updatedOn')}>
              <time dateTime={updatedOn}>{formatDate(updatedOn)}</time>
            </Fact>
          )}
        </dl>
      </Container>
    </header>
  )
}

type FactProps = { term: string; source?: Source; children: React.ReactNode }

function Fact({ term, source, children }: FactProps) {
  return (
    <div>
      <dt className="text-ink-mute">{term}</dt>
      <dd {...source} className="font-semibold text-ink tabular">
        {children}
      </dd>
    </div>
  )
}

type GuideFootProps = {
  topic: string
  next?: Pick<GuideSummary, 'title' | 'path' | 'summary'> | undefined
  help: Help
}

/** The next guide, and a link to support. */
function GuideFoot({ topic, next, help }: GuideFootProps) {
  return (
    <Band tone="sunk">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {next && (
          <section aria-labelledby="next-guide">
            <h2 id="next-guide" className="text-small font-semibold text-ink-mute">
              {`Next in ${topic}`}
            </h2>
            <Link
              href={next.path}
              className="group/button title-m mt-3 inline-flex items-baseline gap-3 wrap-anywhere text-ink underline decoration-lantern decoration-2 underline-offset-[0.2em] hover:decoration-ink"
            >
              {next.title}
              <ArrowRight />
            </Link>
            <p className="mt-3 max-w-prose">{next.summary}</p>
          </section>
        )}
        <section aria-labelledby="no-help">
          <h2 id="no-help" className="title-m text-ink">
            {help.helpTitle}
          </h2>
          <p className="mt-2 mb-5 max-w-prose">{help.helpText}</p>
          <DialogTrigger dialog="technical-support" className={buttonClass('secondary')}>
            {help.helpButton}
          </DialogTrigger>
        </section>
      </div>
    </Band>
  )
}
