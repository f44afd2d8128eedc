import { stegaClean } from '@sanity/client/stega'
import { sourceOf } from '@/content/drafts/source'
import { toPortableText } from '@/content/objects/portable-text'
import { ActionButton } from '@/documents/action-button'
import { type Job, type JobPosting, toJobPosting } from '@/documents/job/job'
import { JobEntry } from '@/documents/job/job-entry'
import { formatDate } from '@/lib/format-date'
import { Band, Container } from '@/ui/band'
import { FactList } from '@/ui/fact-list'
import { nameHeadings } from '@/ui/rich-text/headings'
import { RichText } from '@/ui/rich-text/rich-text'
import { Eyebrow, SectionHeading } from '@/ui/section-heading'

type JobViewProps = {
  job: Job
  isOpen: boolean
  others: readonly JobPosting[]
  /** Shown instead of the button when the position is not open. */
  filledText: string
}

/** A position: description, salary, application form, other open positions. */
export function JobView({ job, isOpen, others, filledText }: JobViewProps) {
  const { title, summary, location, employmentType, tags, postedOn, openUntil } = job
  const { salary, action, context } = toJobPosting(job)
  const paid = sourceOf(title, 'salary.from')
  const facts = [
    { name: 'Location', value: location },
    { name: 'Employment', value: employmentType, source: sourceOf(title, 'employmentType') },
    { name: 'Salary', value: stegaClean(salary?.text), source: paid },
    { name: 'Skills', value: tags.join(', '), source: sourceOf(title, 'tags') },
    {
      name: 'Posted',
      value: postedOn && <Day date={postedOn} />,
      source: sourceOf(title, 'postedOn'),
    },
    {
      name: 'Open until',
      value: openUntil && <Day date={openUntil} />,
      source: sourceOf(title, 'openUntil'),
    },
  ].filter(({ value }) => value)
  const apply = isOpen ? (
    action && <ActionButton action={action} context={context} className="w-full" />
  ) : (
    <p className="font-semibold text-ink">{filledText}</p>
  )
  return (
    <>
      <article>
        <header className="border-b border-line bg-paper-sunk">
          <Container className="py-14 lg:py-20">
            <Eyebrow text={[employmentType, location].filter(Boolean).join(' · ')} />
            <h1 dir="auto" className="display max-w-5xl text-ink [--fit:0.76]">
              {title}
            </h1>
            {salary && (
              <p {...paid} className="figure mt-6 text-ink">
                {stegaClean(salary.text)}
              </p>
            )}
            <p dir="auto" className="mt-5 measure text-lead">
              {summary}
            </p>
          </Container>
        </header>
        <Container className="grid gap-x-16 gap-y-10 py-14 lg:grid-cols-[8fr_minmax(18rem,4fr)] lg:py-20">
          <aside
            aria-label="Position at a glance"
            className="lg:sticky lg:top-[calc(var(--spacing-header)+2.5rem)] lg:order-last lg:self-start"
          >
            <FactList facts={facts} className="mb-6" />
            {apply}
          </aside>
          <div className="measure min-w-0">
            <RichText value={nameHeadings(toPortableText(job.body))} />
          </div>
        </Container>
      </article>
      {others.length > 0 && (
        <Band tone="sunk">
          <SectionHeading title="Other open positions" className="mb-8" />
          <ul className="border-t border-ink">
            {others.map((other) => (
              <li key={other.key} className="border-b border-line">
                <JobEntry job={other} />
              </li>
            ))}
          </ul>
        </Band>
      )}
    </>
  )
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>
}
