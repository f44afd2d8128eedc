import 'server-only'
import { defineQuery } from 'groq'
import { PORTABLE_TEXT_FIELDS } from '@/content/objects/portable-text'
import { PAGE_DOCUMENT_FIELDS } from '@/content/objects/seo'
import { readContent } from '@/content/read/read-content'
import {
  EVENT_NOTICE_FIELDS,
  type Event,
  type EventNotice,
  toEventNotice,
} from '@/documents/event/event'
import { PERSON_FIELDS } from '@/documents/person/person'
import { RECORDING_FIELDS } from '@/documents/recording/recording'

const EVENT_QUERY = defineQuery(`
  *[_type == "event" && path.current == $path][0]{
    ${EVENT_NOTICE_FIELDS},
    ${PAGE_DOCUMENT_FIELDS},
    _updatedAt,
    "people": coalesce(speakers[]->{ ${PERSON_FIELDS} }, []),
    "recordingReference": recording{ _ref },
    "recording": recording->{ ${RECORDING_FIELDS} },
    body[]{ ${PORTABLE_TEXT_FIELDS} }
  }
`)

const EVENTS_QUERY = defineQuery(`
  *[_type == "event" && defined(path.current) && defined(startsAt)] | order(startsAt asc){
    ${EVENT_NOTICE_FIELDS}
  }
`)

export function getEvent(path: string): Promise<Event | null> {
  return readContent({
    name: 'EVENT_QUERY',
    query: EVENT_QUERY,
    params: { path },
  })
}

/** All events, including past ones, soonest first. */
export async function getEvents(): Promise<EventNotice[]> {
  const raw = await readContent({
    name: 'EVENTS_QUERY',
    query: EVENTS_QUERY,
  })
  return raw.flatMap((event) => toEventNotice(event) ?? [])
}
