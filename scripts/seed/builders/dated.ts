import type { Event, Job } from '../../../web/src/sanity/types.gen.ts'
import { primary } from './action.ts'
import { documentIdAt } from './document-id.ts'
import { personId } from './person.ts'
import { portableText } from './portable-text.ts'
import { referenceList } from './reference.ts'
import type { Seed } from './seed-document.ts'
import { to } from './target.ts'

type Fields<T extends { _type: string }> = Omit<
  Seed<T>,
  '_id' | '_type' | 'path' | 'body' | 'seo' | 'action'
> & {
  path: string
  /** Markup for `portableText`. */
  body: string
  seo: { title: string; description: string }
}

/** An open position with its page. */
export function job({ path, body, seo, ...fields }: Fields<Job>): Seed<Job> {
  return {
    employmentType: 'Full-time',
    ...fields,
    _id: documentIdAt(path),
    _type: 'job',
    path: { _type: 'slug', current: path },
    body: portableText(body),
    action: primary('Apply Now', to.dialog('job-application')),
    seo: { _type: 'seo', ...seo },
  }
}

type EventFields = Omit<Fields<Event>, 'speakers'> & {
  /** The names of people in the seed. */
  speakers: string[]
}

/** A webinar, workshop or conference with its page. */
export function event({ path, body, seo, speakers, ...fields }: EventFields): Seed<Event> {
  return {
    place: 'Online',
    ...fields,
    _id: documentIdAt(path),
    _type: 'event',
    path: { _type: 'slug', current: path },
    speakers: referenceList(speakers.map(personId)),
    body: portableText(body),
    action: primary('Register', to.dialog('event-registration')),
    seo: { _type: 'seo', ...seo },
  }
}
