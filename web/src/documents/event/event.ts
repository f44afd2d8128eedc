import { stegaClean } from '@sanity/client/stega'
import { ACTION_FIELDS, toAction } from '@/content/objects/action'
import { PRICE_FIELDS, toPrice } from '@/content/objects/price'
import type { EVENT_QUERY_RESULT, EVENTS_QUERY_RESULT } from '@/content/types.gen'
import { durationOf, formatEventTime } from '@/lib/format-date'

/** GROQ fields of an `event` for lists. */
export const EVENT_NOTICE_FIELDS = /* groq */ `
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "tag": coalesce(tag, "UPCOMING"),
  startsAt,
  endsAt,
  place,
  online,
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

/** An event for lists. */
export type EventNotice = NonNullable<ReturnType<typeof toEventNotice>>
export type EventTag = RawEventNotice['tag']

/** Where an event takes place, as people read it: London, Online, or London and online. */
export function whereOf({ place, online }: Pick<RawEventNotice, 'place' | 'online'>): string {
  if (!online) return place ?? ''
  return place ? `${place} and online` : 'Online'
}

/** Undefined for an event without times. */
export function toEventNotice(raw: RawEventNotice) {
  const { title, startsAt, endsAt } = raw
  if (!startsAt || !endsAt || Number.isNaN(Date.parse(startsAt) + Date.parse(endsAt)))
    return undefined
  const { day, hours } = formatEventTime(startsAt, endsAt)
  const { count, unit } = durationOf(startsAt, endsAt)
  return {
    ...raw,
    key: raw._id,
    href: raw.path ?? undefined,
    startsAt,
    endsAt,
    where: whereOf(raw),
    /** 45 minutes, 2 hours, 3 days; empty if the event ends before it begins. */
    duration: count > 0 ? `${count} ${unit}${count === 1 ? '' : 's'}` : '',
    speakerNames: raw.speakers.flatMap((speaker) => speaker?.name ?? []),
    price: toPrice(raw.price),
    action: toAction(raw.action),
    /** For the registration dialog, without stega marks. */
    context: stegaClean({ eventTitle: title, eventDate: `${day}, ${hours}` }),
  }
}
