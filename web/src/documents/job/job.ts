import { stegaClean } from '@sanity/client/stega'
import { ACTION_FIELDS, toAction } from '@/content/objects/action'
import type { JOB_QUERY_RESULT, JOBS_QUERY_RESULT } from '@/content/types.gen'
import { SALARY_FIELDS, toSalary } from '@/documents/job/salary'
import { endOfDay } from '@/lib/format-date'

/** GROQ fields of a `job` for lists. */
export const JOB_POSTING_FIELDS = /* groq */ `
  _id,
  "title": coalesce(title, seo.title, "Untitled"),
  "path": path.current,
  "location": coalesce(location, ""),
  "employmentType": coalesce(employmentType, ""),
  salary{ ${SALARY_FIELDS} },
  "tags": coalesce(tags, []),
  "summary": coalesce(summary, ""),
  openUntil,
  action{ ${ACTION_FIELDS} }
`

/** An open position with its description. */
export type Job = NonNullable<JOB_QUERY_RESULT>

type RawJobPosting = Omit<JOBS_QUERY_RESULT[number], 'path'> & { path: string | null }

/** An open position for lists. */
export type JobPosting = ReturnType<typeof toJobPosting>

/** A position with the texts and dialog context of its views. */
export function toJobPosting(raw: RawJobPosting) {
  const { title, location, openUntil } = raw
  return {
    ...raw,
    key: raw._id,
    href: raw.path ?? undefined,
    salary: toSalary(raw.salary),
    /** The application deadline, an ISO time. */
    closesAt: endOfDay(openUntil ?? ''),
    action: toAction(raw.action),
    /** For the application dialog, without stega marks. */
    context: stegaClean({ jobTitle: title, jobLocation: location }),
  }
}
