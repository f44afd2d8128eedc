import { type JobPosting, toJobPosting } from '@/content/job/job-posting'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type JobsProps = Heading & {
  jobs: JobPosting[]
  note?: string | undefined
  emptyText: string
}

export function toJobs(raw: RawSectionOf<'jobs'>): JobsProps {
  return {
    ...toHeading(raw),
    // A reference to a job that is not published comes as null.
    jobs: (raw.jobs ?? []).flatMap((job) => (job ? [toJobPosting(job)] : [])),
    note: raw.note ?? undefined,
    emptyText: raw.emptyText ?? '',
  }
}
