import { JOB_POSTING_FIELDS } from '@/content/job/job-posting.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

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
