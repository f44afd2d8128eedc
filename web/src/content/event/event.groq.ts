import { defineQuery } from 'next-sanity'
import { EVENT_NOTICE_FIELDS } from '@/content/event/event-notice.groq'
import { PERSON_FIELDS } from '@/content/person/person.groq'
import { PORTABLE_TEXT_FIELDS } from '@/content/portable-text/portable-text.groq'
import { SEO_FIELDS } from '@/content/seo/seo.groq'

export const EVENT_QUERY = defineQuery(`
  *[_type == "event" && path.current == $path][0]{
    ${EVENT_NOTICE_FIELDS},
    _updatedAt,
    "people": speakers[]->{ ${PERSON_FIELDS} },
    body[]{ ${PORTABLE_TEXT_FIELDS} },
    seo{ ${SEO_FIELDS} }
  }
`)

export const EVENTS_QUERY = defineQuery(`
  *[_type == "event" && defined(path.current) && defined(startsAt)] | order(startsAt asc){
    ${EVENT_NOTICE_FIELDS}
  }
`)
