import { futureOnly } from '@/content/refresh/future-only'
import { toEventNotice } from '@/documents/event/event'
import { EventEntry } from '@/documents/event/event-entry'
import { toJobPosting } from '@/documents/job/job'
import { JobEntry } from '@/documents/job/job-entry'
import type { Listed } from '@/sections/document-list/document-list.query'

type JobsProps = {
  jobs: readonly Listed<'job'>[]
  note: string | null
  emptyText: string
}

/** The open positions; those whose closing date has passed are left out. */
export async function Jobs({ jobs, note, emptyText }: JobsProps) {
  const postings = jobs.map(toJobPosting)
  const open = await futureOnly(postings, ({ closesAt }) => closesAt)
  return (
    <>
      {open.length === 0 ? (
        <Empty text={emptyText} />
      ) : (
        <ul className="border-t border-ink">
          {open.map((job) => (
            <li key={job.key} className="border-b border-line">
              <JobEntry job={job} />
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
}

/** The events that have not ended. */
export async function Events({ events, emptyText }: EventsProps) {
  const notices = events.flatMap((event) => toEventNotice(event) ?? [])
  const upcoming = await futureOnly(notices, ({ endsAt }) => endsAt)
  if (upcoming.length === 0) return <Empty text={emptyText} />
  return (
    <ul className="border-t border-ink">
      {upcoming.map((event) => (
        <li key={event.key} className="border-b border-line">
          <EventEntry event={event} />
        </li>
      ))}
    </ul>
  )
}

function Empty({ text }: { text: string }) {
  return <p className="border-t border-ink pt-6 text-lead">{text}</p>
}
