import { defineQuery } from 'next-sanity'
import { JOB_POSTING_FIELDS } from '@/content/job/job-posting.groq'
import { PORTABLE_TEXT_FIELDS } from '@/content/portable-text/portable-text.groq'
import { SEO_FIELDS } from '@/content/seo/seo.groq'

export const JOB_QUERY = defineQuery(`
  *[_type == "job" && path.current == $path][0]{
    ${JOB_POSTING_FIELDS},
    postedOn,
    body[]{ ${PORTABLE_TEXT_FIELDS} },
    seo{ ${SEO_FIELDS} }
  }
`)

export const JOBS_QUERY = defineQuery(`
  *[_type == "job" && defined(path.current)] | order(order asc, title asc){
    ${JOB_POSTING_FIELDS}
  }
`)
