import { defineQuery } from 'next-sanity'
import { GUIDE_SUMMARY_FIELDS } from '@/content/guide/guide-summary.groq'
import { PORTABLE_TEXT_FIELDS } from '@/content/portable-text/portable-text.groq'
import { SEO_FIELDS } from '@/content/seo/seo.groq'

export const GUIDE_QUERY = defineQuery(`
  *[_type == "guide" && path.current == $path][0]{
    ${GUIDE_SUMMARY_FIELDS},
    updatedOn,
    body[]{ ${PORTABLE_TEXT_FIELDS} },
    seo{ ${SEO_FIELDS} },
    "topicGuides": *[_type == "guide" && topic == ^.topic && defined(path.current)] | order(order asc, title asc){
      ${GUIDE_SUMMARY_FIELDS}
    }
  }
`)
