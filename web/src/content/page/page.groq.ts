import { defineQuery } from 'next-sanity'
import { SEO_FIELDS } from '@/content/seo/seo.groq'

export const PAGE_QUERY = defineQuery(`
  *[_type == "page" && path.current == $path][0]{
    _id,
    title,
    "path": path.current,
    showReadyToStart,
    seo{ ${SEO_FIELDS} }
  }
`)
