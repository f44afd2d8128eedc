import 'server-only'
import { defineQuery } from 'groq'
import { type Product, toProduct } from '@/documents/product/product'
import { IMAGE_FIELDS } from '@/objects/image'
import { SEO_FIELDS } from '@/objects/seo'
import { pathTag } from '@/sanity/cache-tags'
import { readContent } from '@/sanity/fetch'

const PRODUCT_QUERY = defineQuery(`
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

/** The product that lives at a path, if there is one. */
export async function getProduct(path: string): Promise<Product | undefined> {
  const raw = await readContent({
    name: 'PRODUCT_QUERY',
    query: PRODUCT_QUERY,
    params: { path },
    tags: [pathTag(path)],
  })
  return raw ? toProduct(raw) : undefined
}
