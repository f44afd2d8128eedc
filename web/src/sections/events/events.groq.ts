import { EVENT_NOTICE_FIELDS } from '@/content/event/event-notice.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

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
