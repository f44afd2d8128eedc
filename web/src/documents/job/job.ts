import { stegaClean } from '@sanity/client/stega'
import { type RawSalary, SALARY_FIELDS, type Salary, toSalary } from '@/documents/job/salary'
import { ACTION_FIELDS, type Action, type RawAction, toAction } from '@/objects/action'
import { type PortableText, toPortableText } from '@/objects/portable-text'
import { type Seo, toSeo } from '@/objects/seo'
import type { JOB_QUERY_RESULT } from '@/sanity/types.gen'

/** An open position with its description. */
export type Job = JobPosting & {
  path: string
  /** ISO dates, as 2026-10-05. */
  postedOn?: string
  openUntil?: string
  body: PortableText
  seo: Seo
}

export type RawJob = NonNullable<JOB_QUERY_RESULT>

export function toJob(raw: RawJob): Job {
  return {
    ...toJobPosting(raw),
    path: raw.path ?? '/',
    ...(raw.postedOn && { postedOn: raw.postedOn }),
    ...(raw.openUntil && { openUntil: raw.openUntil }),
    body: toPortableText(raw.body),
    seo: toSeo(raw.seo),
  }
}

/** An open position, as lists show it. */
export type JobPosting = {
  key: string
  title: string
  href?: string | undefined
  location: string
  employmentType: string
  salary?: Salary | undefined
  tags: string[]
  summary: string
  /** An ISO time: the end of the last day on which one can apply. */
  closesAt?: string | undefined
  action?: Action | undefined
  /** What the application dialog is told. */
  context: Readonly<Record<'jobTitle' | 'jobLocation', string>>
}

export type RawJobPosting = {
  _id: string
  title: string | null
  path: string | null
  location: string | null
  employmentType: string | null
  salary: RawSalary | null
  tags: string[] | null
  summary: string | null
  openUntil: string | null
  action: RawAction | null
}

export function toJobPosting(raw: RawJobPosting): JobPosting {
  const title = raw.title ?? ''
  const location = raw.location ?? ''
  return {
    key: raw._id,
    title,
    href: raw.path ?? undefined,
    location,
    employmentType: raw.employmentType ?? '',
    salary: toSalary(raw.salary),
    tags: raw.tags ?? [],
    summary: raw.summary ?? '',
    closesAt: raw.openUntil ? `${raw.openUntil}T23:59:59Z` : undefined,
    action: toAction(raw.action),
    // A request is no place for the invisible marks of draft mode.
    context: stegaClean({ jobTitle: title, jobLocation: location }),
  }
}

/** Put in braces after a `job`: what a list of positions shows. */
export const JOB_POSTING_FIELDS = /* groq */ `
  _id, title, "path": path.current, location, employmentType,
  salary{ ${SALARY_FIELDS} }, tags, summary, openUntil,
  action{ ${ACTION_FIELDS} }
`
