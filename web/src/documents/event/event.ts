import { stegaClean } from '@sanity/client/stega'
import { type Person, toPeople } from '@/documents/person/person'
import { formatEventTime } from '@/lib/format-date'
import { ACTION_FIELDS, type Action, type RawAction, toAction } from '@/objects/action'
import { type PortableText, toPortableText } from '@/objects/portable-text'
import { PRICE_FIELDS, type Price, type RawPrice, toPrice } from '@/objects/price'
import { type Seo, toSeo } from '@/objects/seo'
import type { EVENT_QUERY_RESULT, Event as GeneratedEvent } from '@/sanity/types.gen'

/** An event with its programme and its speakers. */
export type Event = EventNotice & {
  path: string
  /** ISO time. */
  updatedAt: string
  speakers: Person[]
  body: PortableText
  seo: Seo
}

export type RawEvent = NonNullable<EVENT_QUERY_RESULT>

export function toEvent(raw: RawEvent): Event | undefined {
  const notice = toEventNotice(raw)
  return (
    notice && {
      ...notice,
      path: raw.path ?? '/',
      updatedAt: raw._updatedAt,
      speakers: toPeople(raw.people),
      body: toPortableText(raw.body),
      seo: toSeo(raw.seo),
    }
  )
}

export type EventTag = NonNullable<GeneratedEvent['tag']>

/** An event, as lists show it. */
export type EventNotice = {
  key: string
  title: string
  href?: string | undefined
  tag: EventTag
  /** ISO times. */
  startsAt: string
  endsAt: string
  place: string
  summary: string
  duration: string
  attendance?: string | undefined
  inclusion?: string | undefined
  speakerNames: string[]
  price?: Price | undefined
  action?: Action | undefined
  /** What the registration dialog is told. */
  context: Readonly<Record<'eventTitle' | 'eventDate', string>>
}

export type RawEventNotice = {
  _id: string
  title: string | null
  path: string | null
  tag: EventTag | null
  startsAt: string | null
  endsAt: string | null
  place: string | null
  attendance: string | null
  inclusion: string | null
  price: RawPrice | null
  summary: string | null
  speakers: ({ name: string | null } | null)[] | null
  action: RawAction | null
}

/** Without its time an event cannot be announced. */
export function toEventNotice(raw: RawEventNotice): EventNotice | undefined {
  if (!raw.startsAt || !raw.endsAt) return undefined
  const title = raw.title ?? ''
  const { day, hours, duration } = formatEventTime(raw.startsAt, raw.endsAt)
  return {
    key: raw._id,
    title,
    href: raw.path ?? undefined,
    tag: raw.tag ?? 'UPCOMING',
    startsAt: raw.startsAt,
    endsAt: raw.endsAt,
    place: raw.place ?? '',
    summary: raw.summary ?? '',
    duration,
    attendance: raw.attendance ?? undefined,
    inclusion: raw.inclusion ?? undefined,
    speakerNames: (raw.speakers ?? []).flatMap((speaker) => speaker?.name ?? []),
    price: toPrice(raw.price),
    action: toAction(raw.action),
    // A request is no place for the invisible marks of draft mode.
    context: stegaClean({ eventTitle: title, eventDate: `${day}, ${hours}` }),
  }
}

/** Put in braces after an `event`: what a list of events shows. */
export const EVENT_NOTICE_FIELDS = /* groq */ `
  _id, title, "path": path.current, tag, startsAt, endsAt, place, attendance, inclusion,
  price{ ${PRICE_FIELDS} }, summary,
  "speakerReferences": speakers[]{ _ref },
  "speakers": speakers[]->{ _id, name, role },
  action{ ${ACTION_FIELDS} }
`
