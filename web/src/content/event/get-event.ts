import 'server-only'
import { type Event, toEvent } from '@/content/event/event'
import { EVENT_QUERY, EVENTS_QUERY } from '@/content/event/event.groq'
import { type EventNotice, toEventNotice } from '@/content/event/event-notice'
import { pathTag, typeTag } from '@/content/sanity/cache-tags'
import { readContent } from '@/content/sanity/fetch'

/** The event that lives at a path, if there is one. */
export async function getEvent(path: string): Promise<Event | undefined> {
  const raw = await readContent({
    name: 'EVENT_QUERY',
    query: EVENT_QUERY,
    params: { path },
    tags: [pathTag(path)],
  })
  return raw ? toEvent(raw) : undefined
}

/** All events, soonest first, over or not. */
export async function getEvents(): Promise<EventNotice[]> {
  const raw = await readContent({
    name: 'EVENTS_QUERY',
    query: EVENTS_QUERY,
    tags: [typeTag('event')],
  })
  return raw.flatMap((event) => toEventNotice(event) ?? [])
}
