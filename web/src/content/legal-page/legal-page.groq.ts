import { defineQuery } from 'next-sanity'
import { PORTABLE_TEXT_FIELDS } from '@/content/portable-text/portable-text.groq'
import { SEO_FIELDS } from '@/content/seo/seo.groq'

export const LEGAL_PAGE_QUERY = defineQuery(`
  *[_type == "legalPage" && path.current == $path][0]{
    _id,
    title,
    "path": path.current,
    lastUpdated,
    summary,
    body[]{ ${PORTABLE_TEXT_FIELDS} },
    seo{ ${SEO_FIELDS} }
  }
`)
