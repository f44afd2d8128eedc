import 'server-only'
import { defineQuery } from 'groq'
import { IMAGE_FIELDS } from '@/content/objects/image'
import { PAGE_DOCUMENT_FIELDS } from '@/content/objects/seo'
import { readContent } from '@/content/read/read-content'

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

/** The product at a path; `sections/get-sections` reads its sections. */
export function getProduct(path: string) {
  return readContent({
    name: 'PRODUCT_QUERY',
    query: PRODUCT_QUERY,
    params: { path },
  })
}
