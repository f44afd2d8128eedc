import { JOB_POSTING_FIELDS, type JobPosting, toJobPosting } from '@/documents/job/job'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

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

// "chosen" keeps the references themselves, so that a document published later refreshes the page.
export const JOBS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  note,
  emptyText,
  "chosen": jobs[]{ _ref },
  "_listOf": select(count(jobs) > 0 => null, "job"),
  "jobs": select(
    count(jobs) > 0 => jobs[]->{ ${JOB_POSTING_FIELDS} },
    *[_type == "job"] | order(order asc, title asc){ ${JOB_POSTING_FIELDS} }
  )
`
