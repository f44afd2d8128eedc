import { stegaClean } from 'next-sanity'
import { type Action, type RawAction, toAction } from '@/content/action/action'
import { type RawSalary, type Salary, toSalary } from '@/content/job/salary'

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
