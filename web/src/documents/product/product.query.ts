import 'server-only'
import { defineQuery } from 'groq'
import { IMAGE_FIELDS } from '@/objects/image'
import { PAGE_DOCUMENT_FIELDS } from '@/objects/seo'
import { pathTag } from '@/sanity/cache-tags'
import { readContent } from '@/sanity/fetch'

const PRODUCT_QUERY = defineQuery(`
  *[_type == "product" && path.current == $path][0]{
    ${PAGE_DOCUMENT_FIELDS},
    category,
    tagline,
    summary,
    icon,
    image{ ${IMAGE_FIELDS} },
    "showReadyToStart": coalesce(showReadyToStart, true)
  }
`)

/** The product at a path; its sections are read by `sections/get-sections`. */
export function getProduct(path: string) {
  return readContent({
    name: 'PRODUCT_QUERY',
    query: PRODUCT_QUERY,
    params: { path },
    tags: [pathTag(path)],
  })
}
