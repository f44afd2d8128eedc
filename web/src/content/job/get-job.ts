import 'server-only'
import { type Job, toJob } from '@/content/job/job'
import { JOB_QUERY, JOBS_QUERY } from '@/content/job/job.groq'
import { type JobPosting, toJobPosting } from '@/content/job/job-posting'
import { pathTag, typeTag } from '@/content/sanity/cache-tags'
import { readContent } from '@/content/sanity/fetch'

/** The position that lives at a path, if there is one. */
export async function getJob(path: string): Promise<Job | undefined> {
  const raw = await readContent({
    name: 'JOB_QUERY',
    query: JOB_QUERY,
    params: { path },
    tags: [pathTag(path)],
  })
  return raw ? toJob(raw) : undefined
}

/** All open positions, in the editors' order. */
export async function getJobs(): Promise<JobPosting[]> {
  const raw = await readContent({ name: 'JOBS_QUERY', query: JOBS_QUERY, tags: [typeTag('job')] })
  return raw.map(toJobPosting)
}
