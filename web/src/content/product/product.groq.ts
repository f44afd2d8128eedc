import { defineQuery } from 'next-sanity'
import { IMAGE_FIELDS } from '@/content/image/image.groq'
import { SEO_FIELDS } from '@/content/seo/seo.groq'

export const PRODUCT_QUERY = defineQuery(`
  *[_type == "product" && path.current == $path][0]{
    _id,
    title,
    "path": path.current,
    category,
    tagline,
    summary,
    icon,
    image{ ${IMAGE_FIELDS} },
    showReadyToStart,
    seo{ ${SEO_FIELDS} }
  }
`)
