import { stegaClean } from 'next-sanity'
import { type Action, type RawAction, toAction } from '@/content/action/action'
import { type Price, type RawPrice, toPrice } from '@/content/price/price'
import type { Event as RawEvent } from '@/content/sanity/types.gen'
import { formatEventTime } from '@/lib/format-event-time'

export type EventTag = NonNullable<RawEvent['tag']>

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
