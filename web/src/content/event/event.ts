import { type EventNotice, toEventNotice } from '@/content/event/event-notice'
import { type Person, toPeople } from '@/content/person/person'
import { type PortableText, toPortableText } from '@/content/portable-text/portable-text'
import type { EVENT_QUERY_RESULT } from '@/content/sanity/types.gen'
import { type Seo, toSeo } from '@/content/seo/seo'

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
