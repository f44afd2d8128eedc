import { stegaClean } from '@sanity/client/stega'
import { countIn, fillIn } from '@/lib/fill-in'
import { durationOf, formatEventTime } from '@/lib/format-date'
import { ACTION_FIELDS, toAction } from '@/objects/action'
import { PRICE_FIELDS, toPrice } from '@/objects/price'
import type { EVENT_QUERY_RESULT, EVENTS_QUERY_RESULT } from '@/sanity/types.gen'
import type { Words } from '@/sanity/words'
import { DEFAULT_WORDS } from '@/sanity/words.gen'

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

/** Units of a duration: singular and plural. */
const UNITS = {
  minute: ['minute', 'minutes'],
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
} as const

/** Where an event takes place, as people read it: London, Online, or London and online. */
export function whereOf(
  { place, online }: { place: string | null; online: boolean | null },
  words: Words['events'],
): string {
  if (!online) return place ?? ''
  return place ? fillIn(stegaClean(words.placeAndOnline), { place }) : stegaClean(words.online)
}

/** Undefined for an event without times. */
export function toEventNotice(
  raw: RawEventNotice,
  words: Pick<Words, 'events' | 'prices'> = DEFAULT_WORDS,
) {
  const { title, startsAt, endsAt } = raw
  if (!startsAt || !endsAt || Number.isNaN(Date.parse(startsAt) + Date.parse(endsAt)))
    return undefined
  const { day, hours } = formatEventTime(startsAt, endsAt)
  const { count, unit } = durationOf(startsAt, endsAt)
  const [one, many] = UNITS[unit]
  return {
    ...raw,
    key: raw._id,
    href: raw.path ?? undefined,
    startsAt,
    endsAt,
    where: whereOf(raw, words.events),
    /** 45 minutes, 2 hours, 3 days; empty if the event ends before it begins. */
    duration: count > 0 ? stegaClean(countIn(count, words.events[one], words.events[many])) : '',
    speakerNames: raw.speakers.flatMap((speaker) => speaker?.name ?? []),
    price: toPrice(raw.price, words.prices),
    action: toAction(raw.action),
    /** For the registration dialog, without stega marks. */
    context: stegaClean({ eventTitle: title, eventDate: `${day}, ${hours}` }),
  }
}
