import type { Event, Job } from '../../../web/src/content/types.gen.ts'
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

type Defaulting<T, Field extends keyof T> = Omit<T, Field> & Partial<Pick<T, Field>>

type JobFields = Defaulting<Fields<Job>, 'employmentType'>

/** An open position with its page. */
export function job({
  path,
  body,
  seo,
  employmentType = 'Full-time',
  ...fields
}: JobFields): Seed<Job> {
  return {
    employmentType,
    ...fields,
    _id: documentIdAt(path),
    _type: 'job',
    path: { _type: 'slug', current: path },
    body: portableText(body),
    action: primary('Apply Now', to.dialog('job-application')),
    seo: { _type: 'seo', ...seo },
  }
}

type EventFields = Defaulting<Omit<Fields<Event>, 'speakers'>, 'online'> & {
  /** Names of people in the seed. */
  speakers: string[]
}

/** A webinar, workshop or conference with its page. */
export function event({
  path,
  body,
  seo,
  speakers,
  online = true,
  ...fields
}: EventFields): Seed<Event> {
  return {
    online,
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
