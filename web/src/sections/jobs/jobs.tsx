import { JobEntry } from '@/cards/job/job-entry'
import type { JobsProps } from '@/sections/jobs/to-jobs'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** The open positions as a ledger. */
export function Jobs({ jobs, note, emptyText, anchor, ...heading }: JobsProps) {
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-10" />
      {jobs.length === 0 ? (
        <p className="border-t border-ink pt-6 text-lead">{emptyText}</p>
      ) : (
        <ul className="border-t border-ink">
          {jobs.map((job) => (
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
