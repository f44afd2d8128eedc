import { type JobPosting, toJobPosting } from '@/content/job/job-posting'
import { type PortableText, toPortableText } from '@/content/portable-text/portable-text'
import type { JOB_QUERY_RESULT } from '@/content/sanity/types.gen'
import { type Seo, toSeo } from '@/content/seo/seo'

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
