import type { Guide } from '@/content/guide/guide'
import { formatDate } from '@/lib/format-date'
import { Container } from '@/ui/container'

type GuideHeadProps = Pick<Guide, 'title' | 'summary' | 'topic' | 'tag' | 'minutes' | 'updatedOn'>

/** Title and summary, and small print: the topic, how long it takes, how fresh it is. */
export function GuideHead({ title, summary, topic, tag, minutes, updatedOn }: GuideHeadProps) {
  return (
    <header className="border-b border-line bg-paper-sunk">
      <Container className="py-14 lg:py-20">
        {tag && <p className="mb-4 text-small font-semibold text-lantern-deep">{tag}</p>}
        <h1 dir="auto" className="title-l max-w-4xl text-ink lg:text-[3.5rem]">
          {title}
        </h1>
        <p dir="auto" className="mt-6 max-w-[62ch] text-lead">
          {summary}
        </p>
        <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-3 border-t border-line pt-5 text-small">
          <Fact term="Topic">{topic}</Fact>
          {minutes && <Fact term="Takes">{minutes} min, exercises included</Fact>}
          {updatedOn && (
            <Fact term="Last updated">
              <time dateTime={updatedOn}>{formatDate(updatedOn)}</time>
            </Fact>
          )}
        </dl>
      </Container>
    </header>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-ink-mute">{term}</dt>
      <dd className="font-semibold text-ink tabular-nums">{children}</dd>
    </div>
  )
}
