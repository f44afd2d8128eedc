import { type EventNotice, toEventNotice } from '@/content/event/event-notice'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type EventsProps = Heading & { events: EventNotice[]; emptyText: string }

export function toEvents(raw: RawSectionOf<'events'>): EventsProps {
  return {
    ...toHeading(raw),
    // A reference to an event that is not published comes as null.
    events: (raw.events ?? []).flatMap((event) => (event && toEventNotice(event)) ?? []),
    emptyText: raw.emptyText ?? '',
  }
}
