import { EventRecording } from '@/app/(site)/resources/webinars-events/[slug]/event-recording'
import { sourceOf } from '@/content/drafts/source'
import { toAction } from '@/content/objects/action'
import { toPortableText } from '@/content/objects/portable-text'
import { toPrice } from '@/content/objects/price'
import { ActionButton } from '@/documents/action-button'
import { type Event, type EventNotice, toEventNotice, whereOf } from '@/documents/event/event'
import { EventEntry, EventTagLabel } from '@/documents/event/event-entry'
import { type Person, toPeople } from '@/documents/person/person'
import { formatEventTime } from '@/lib/format-date'
import { calendarHref } from '@/lib/routes'
import { Band, Container } from '@/ui/band'
import { buttonClass } from '@/ui/button'
import { FactList } from '@/ui/fact-list'
import { Portrait } from '@/ui/portrait'
import { nameHeadings } from '@/ui/rich-text/headings'
import { RichText } from '@/ui/rich-text/rich-text'
import { SectionHeading } from '@/ui/section-heading'

type EventViewProps = {
  event: Event
  isAhead: boolean
  /** Other future events. */
  others: readonly EventNotice[]
  /** Shown instead of the button after the event. */
  overText: string
}

/** An event: time, recording if it is over, program, speakers, price, other future events. */
export function EventView({ event, isAhead, others, overText }: EventViewProps) {
  const { title, path, tag, startsAt, summary } = event
  const notice = toEventNotice(event)
  const time = notice && formatEventTime(notice.startsAt, notice.endsAt)
  const price = toPrice(event.price)
  const action = toAction(event.action)
  const from = sourceOf(title, 'startsAt')
  const facts = [
    {
      name: 'Date',
      value: time && startsAt && <time dateTime={startsAt}>{time.day}</time>,
      source: from,
    },
    { name: 'Time', value: time?.hours, source: from },
    {
      name: 'Place',
      value: whereOf(event),
      source: event.place ? {} : sourceOf(title, 'online'),
    },
    { name: 'Duration', value: notice?.duration, source: sourceOf(title, 'endsAt') },
    { name: 'Attendance', value: event.attendance },
    { name: 'Included', value: event.inclusion },
    {
      name: 'Price',
      value: price?.text,
      source: price?.amount === undefined ? {} : sourceOf(title, 'price.amount'),
    },
  ].filter(({ value }) => value)
  return (
    <>
      <article>
        <header className="on-night bg-night text-on-night-soft">
          <Container className="grid items-end gap-x-12 gap-y-8 py-14 lg:grid-cols-[1fr_auto] lg:py-20">
            {time && (
              <p
                {...from}
                aria-hidden="true"
                className="border-l-2 border-lantern pl-5 lg:order-last"
              >
                <span className="figure block text-[clamp(3.5rem,3rem+2.6vw,5.5rem)] text-on-night">
                  {time.dayOfMonth}
                </span>
                <span className="mt-2 block font-semibold text-on-night">{time.month}</span>
              </p>
            )}
            <div>
              <EventTagLabel tag={tag} source={sourceOf(title, 'tag')} />
              <h1 dir="auto" className="display mt-5 max-w-4xl text-on-night [--fit:0.76]">
                {title}
              </h1>
              <p dir="auto" className="mt-6 measure text-lead">
                {summary}
              </p>
            </div>
          </Container>
        </header>
        <Container className="grid gap-x-16 gap-y-10 py-14 lg:grid-cols-[8fr_minmax(18rem,4fr)] lg:py-20">
          <aside
            aria-label="Event at a glance"
            className="lg:sticky lg:top-[calc(var(--spacing-header)+2.5rem)] lg:order-last lg:self-start"
          >
            <FactList facts={facts} className="mb-6" />
            {isAhead ? (
              <div className="flex flex-col items-center gap-5">
                {action && (
                  <ActionButton action={action} context={notice?.context} className="w-full" />
                )}
                {notice && (
                  <a href={calendarHref(path)} className={buttonClass('quiet')}>
                    Add to calendar
                  </a>
                )}
              </div>
            ) : (
              <p className="font-semibold text-ink">{overText}</p>
            )}
          </aside>
          <div className="measure min-w-0">
            {!isAhead && event.recording && <EventRecording recording={event.recording} />}
            <RichText value={nameHeadings(toPortableText(event.body))} />
            <Speakers people={toPeople(event.people)} />
          </div>
        </Container>
      </article>
      {others.length > 0 && (
        <Band tone="sunk">
          <SectionHeading title="Also coming up" className="mb-8" />
          <ul className="border-t border-ink">
            {others.map((other) => (
              <li key={other.key} className="border-b border-line">
                <EventEntry event={other} />
              </li>
            ))}
          </ul>
        </Band>
      )}
    </>
  )
}

function Speakers({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="speakers" className="mt-14">
      <h2 id="speakers" className="title-m mb-5 text-ink">
        {people.length === 1 ? 'Speaker' : 'Speakers'}
      </h2>
      <ul className="border-t border-ink">
        {people.map(({ key, name, role, biography, specialty, portrait }) => (
          <li key={key} className="flex gap-5 border-b border-line py-6">
            <Portrait image={portrait} size="small" />
            <div>
              <h3 className="title-s text-ink">{name}</h3>
              <p className="text-small text-ink-mute">{role}</p>
              <p className="mt-2">{specialty ?? biography}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
