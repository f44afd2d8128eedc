import { EVENT_NOTICE_FIELDS, type EventNotice, toEventNotice } from '@/documents/event/event'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type EventsProps = Heading & { events: EventNotice[]; emptyText: string }

export function toEvents(raw: RawSectionOf<'events'>): EventsProps {
  return {
    ...toHeading(raw),
    // A reference to an event that is not published comes as null.
    events: (raw.events ?? []).flatMap((event) => (event && toEventNotice(event)) ?? []),
    emptyText: raw.emptyText ?? '',
  }
}

// "chosen" keeps the references themselves, so that a document published later refreshes the page.
export const EVENTS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  emptyText,
  "chosen": events[]{ _ref },
  "_listOf": select(count(events) > 0 => null, "event"),
  "events": select(
    count(events) > 0 => events[]->{ ${EVENT_NOTICE_FIELDS} },
    *[_type == "event"] | order(startsAt asc){ ${EVENT_NOTICE_FIELDS} }
  )
`
