import { stegaClean } from '@sanity/client/stega'
import { formatEventTime } from '@/lib/format-date'
import { ACTION_FIELDS, toAction } from '@/objects/action'
import { PRICE_FIELDS, toPrice } from '@/objects/price'
import type { EVENT_QUERY_RESULT, EVENTS_QUERY_RESULT } from '@/sanity/types.gen'

/** Put in braces after an `event`: what a list of events shows. */
export const EVENT_NOTICE_FIELDS = /* groq */ `
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "tag": coalesce(tag, "UPCOMING"),
  startsAt,
  endsAt,
  "place": coalesce(place, ""),
  attendance,
  inclusion,
  price{ ${PRICE_FIELDS} },
  "summary": coalesce(summary, ""),
  "speakerReferences": speakers[]{ _ref },
  "speakers": coalesce(speakers[]->{ _id, name, role }, []),
  action{ ${ACTION_FIELDS} }
`

/** An event with its program and speakers. */
export type Event = NonNullable<EVENT_QUERY_RESULT>

type RawEventNotice = Omit<EVENTS_QUERY_RESULT[number], 'path'> & { path: string | null }

/** An event, as lists show it. */
export type EventNotice = NonNullable<ReturnType<typeof toEventNotice>>
export type EventTag = RawEventNotice['tag']

/** An event without a start time is not listed. */
export function toEventNotice(raw: RawEventNotice) {
  const { title, startsAt, endsAt } = raw
  if (!startsAt || !endsAt) return undefined
  const { day, hours, duration } = formatEventTime(startsAt, endsAt)
  return {
    ...raw,
    key: raw._id,
    href: raw.path ?? undefined,
    startsAt,
    endsAt,
    duration,
    speakerNames: raw.speakers.flatMap((speaker) => speaker?.name ?? []),
    price: toPrice(raw.price),
    action: toAction(raw.action),
    /** The context of the registration dialog, without stega marks. */
    context: stegaClean({ eventTitle: title, eventDate: `${day}, ${hours}` }),
  }
}
