import 'server-only'
import { type Product, toProduct } from '@/content/product/product'
import { PRODUCT_QUERY } from '@/content/product/product.groq'
import { pathTag } from '@/content/sanity/cache-tags'
import { readContent } from '@/content/sanity/fetch'

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
