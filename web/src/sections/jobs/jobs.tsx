import { JobEntry } from '@/documents/job/job-entry'
import { futureOnly } from '@/sanity/future-only'
import type { JobsProps } from '@/sections/jobs/jobs.query'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** The open positions as a ledger. */
export async function Jobs({ jobs, note, emptyText, anchor, ...heading }: JobsProps) {
  const open = await futureOnly(jobs, ({ closesAt }) => closesAt)
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-10" />
      {open.length === 0 ? (
        <p className="border-t border-ink pt-6 text-lead">{emptyText}</p>
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
    </Band>
  )
}
