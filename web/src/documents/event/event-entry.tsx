import clsx from 'clsx'
import { type Source, sourceOf } from '@/content/drafts/source'
import { ActionButton } from '@/documents/action-button'
import type { EventNotice, EventTag } from '@/documents/event/event'
import { formatEventTime } from '@/lib/format-date'
import { Link } from '@/ui/link'

/** Joins names: Ada and Grace. */
const list = new Intl.ListFormat('en-US')

/** An event in a list: day, title, registration button. */
export function EventEntry({ event }: { event: EventNotice }) {
  const { title, href, tag, startsAt, endsAt, where, summary, price, action } = event
  const { duration, attendance, inclusion, speakerNames } = event
  const speakers = speakerNames.length > 0 && `With ${list.format(speakerNames)}`
  const facts = [attendance, inclusion, speakers].flatMap((fact) => fact || [])
  const { day, hours, dayOfMonth, month } = formatEventTime(startsAt, endsAt)
  return (
    <article className="grid gap-x-10 gap-y-6 py-8 sm:grid-cols-[8rem_1fr] lg:grid-cols-[10rem_6fr_4fr] lg:py-12">
      <p {...sourceOf(title, 'startsAt')} aria-hidden="true">
        <span className="figure block text-[clamp(3.5rem,3rem+2.6vw,5.5rem)] text-ink">
          {dayOfMonth}
        </span>
        <span className="mt-1 block text-small font-semibold text-ink">{month}</span>
      </p>
      <div>
        <EventTagLabel tag={tag} source={sourceOf(title, 'tag')} />
        <h3 className="title-m mt-3 text-ink">
          {href ? (
            <Link
              href={href}
              className="underline decoration-transparent decoration-2 underline-offset-[0.2em] hover:decoration-lantern"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="mt-2 text-small text-ink-mute">
          <time {...sourceOf(title, 'startsAt')} dateTime={startsAt}>
            {day}, {hours}
          </time>
          <span className="max-sm:hidden"> · </span>
          <br className="sm:hidden" />
          <span {...(event.place ? {} : sourceOf(title, 'online'))}>{where}</span>
        </p>
        <p className="mt-3">{summary}</p>
      </div>
      <div className="sm:col-start-2 lg:col-start-3 lg:border-l lg:border-line lg:pl-8">
        {price && (
          <p
            {...(price.amount !== undefined && sourceOf(title, 'price.amount'))}
            className="figure text-[2rem] text-ink"
          >
            {price.text}
          </p>
        )}
        <ul className="mt-3 mb-5 text-small">
          {duration && (
            <li
              {...sourceOf(title, 'endsAt')}
              className="border-b border-line py-1.5 last:border-b-0"
            >
              {duration}
            </li>
          )}
          {facts.map((fact) => (
            <li key={fact} className="border-b border-line py-1.5 last:border-b-0">
              {fact}
            </li>
          ))}
        </ul>
        {action && <ActionButton action={action} context={event.context} />}
      </div>
    </article>
  )
}

const looks: Record<EventTag, string> = {
  LIVE: 'bg-lantern text-ink',
  UPCOMING: 'border border-line-strong text-ink',
  WORKSHOP: 'bg-ink text-paper',
}

export function EventTagLabel({ tag, source }: { tag: EventTag; source: Source }) {
  return (
    <span
      {...source}
      className={clsx(
        'inline-block rounded-sm px-2 py-0.5 text-micro font-semibold tracking-wide forced-colors:border',
        looks[tag],
      )}
    >
      {tag}
    </span>
  )
}
