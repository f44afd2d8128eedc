import { toEventNotice } from '@/documents/event/event'
import { EventEntry } from '@/documents/event/event-entry'
import { toJobPosting } from '@/documents/job/job'
import { JobEntry } from '@/documents/job/job-entry'
import { futureOnly } from '@/sanity/refresh/future-only'
import type { Words } from '@/sanity/words'
import type { Listed } from '@/sections/document-list/document-list.query'

type JobsProps = {
  jobs: readonly Listed<'job'>[]
  note: string | null
  emptyText: string
  words: Words['jobs']
}

/** The open positions; those whose closing date has passed are left out. */
export async function Jobs({ jobs, note, emptyText, words }: JobsProps) {
  const postings = jobs.map((job) => toJobPosting(job, words))
  const open = await futureOnly(postings, ({ closesAt }) => closesAt)
  return (
    <>
      {open.length === 0 ? (
        <Empty text={emptyText} />
      ) : (
        <ul className="border-t border-ink">
          {open.map((job) => (
            <li key={job.key} className="border-b border-line">
              <JobEntry job={job} words={words} />
            </li>
          ))}
        </ul>
      )}
      {note && <p className="mt-6 text-small text-ink-mute">{note}</p>}
    </>
  )
}

type EventsProps = {
  events: readonly Listed<'event'>[]
  emptyText: string
  words: Pick<Words, 'events' | 'prices'>
}

/** The events that have not ended. */
export async function Events({ events, emptyText, words }: EventsProps) {
  const notices = events.flatMap((event) => toEventNotice(event, words) ?? [])
  const upcoming = await futureOnly(notices, ({ endsAt }) => endsAt)
  if (upcoming.length === 0) return <Empty text={emptyText} />
  return (
    <ul className="border-t border-ink">
      {upcoming.map((event) => (
        <li key={event.key} className="border-b border-line">
          <EventEntry event={event} words={words.events} />
        </li>
      ))}
    </ul>
  )
}

function Empty({ text }: { text: string }) {
  return <p className="border-t border-ink pt-6 text-lead">{text}</p>
}
