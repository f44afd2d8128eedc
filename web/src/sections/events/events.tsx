import { EventEntry } from '@/documents/event/event-entry'
import { futureOnly } from '@/sanity/future-only'
import type { EventsProps } from '@/sections/events/events.query'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** What is still to come, as a programme. */
export async function Events({ events, emptyText, anchor, ...heading }: EventsProps) {
  const upcoming = await futureOnly(events, ({ endsAt }) => endsAt)
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} layout="split" className="mb-10" />
      {upcoming.length === 0 ? (
        <p className="border-t border-ink pt-6 text-lead">{emptyText}</p>
      ) : (
        <ul className="border-t border-ink">
          {upcoming.map((event) => (
            <li key={event.key} className="border-b border-line">
              <EventEntry event={event} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}
