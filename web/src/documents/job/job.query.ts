import 'server-only'
import { defineQuery } from 'groq'
import { PORTABLE_TEXT_FIELDS } from '@/content/objects/portable-text'
import { PAGE_DOCUMENT_FIELDS } from '@/content/objects/seo'
import { readContent } from '@/content/read/read-content'
import { JOB_POSTING_FIELDS, type Job, type JobPosting, toJobPosting } from '@/documents/job/job'

const JOB_QUERY = defineQuery(`
  *[_type == "job" && path.current == $path][0]{
    ${JOB_POSTING_FIELDS},
    ${PAGE_DOCUMENT_FIELDS},
    postedOn,
    body[]{ ${PORTABLE_TEXT_FIELDS} }
  }
`)

const JOBS_QUERY = defineQuery(`
  *[_type == "job" && defined(path.current)] | order(orderRank asc, title asc){
    ${JOB_POSTING_FIELDS}
  }
`)

export function getJob(path: string): Promise<Job | null> {
  return readContent({
    name: 'JOB_QUERY',
    query: JOB_QUERY,
    params: { path },
  })
}

/** All open positions, in the editors' order. */
export async function getJobs(): Promise<JobPosting[]> {
  const raw = await readContent({ name: 'JOBS_QUERY', query: JOBS_QUERY })
  return raw.map(toJobPosting)
}
