import { brandSlug } from '../documents/brand.ts'

/** The id prefixes of areas whose documents are not of type page, or one level deeper. */
const PREFIXES: Record<string, string> = {
  '/products/': 'product',
  '/legal/': 'legal-page',
  '/resources/blog/': 'article-blog',
  '/company/news/': 'article-news',
  '/resources/documentation/': 'guide-documentation',
  '/resources/support-center/': 'guide-support',
  '/resources/webinars-events/': 'event',
  '/company/careers/': 'job',
  '/company/customers/': 'page-customer',
}

/**
 * The `_id` of the document with this path: `/products/reactor` → `product-reactor`.
 * It contains no dot, which would hide the document from reads without a token, and no brand slug, so that a new
 * brand name changes no id. Throws for a path that no document can have.
 */
export function documentIdAt(path: string): string {
  if (path === '/') return 'page-home'
  const name = path.slice(path.lastIndexOf('/') + 1)
  const prefix = PREFIXES[path.slice(0, -name.length)]
  if (name && prefix) return `${prefix}-${name.replace(`${brandSlug}-`, '')}`
  const [, area, slug, ...rest] = path.split('/')
  if (!area || slug === '' || rest.length > 0)
    throw new Error(`No document can have the path "${path}"`)
  return slug ? `page-${area}-${slug}` : `page-${area}`
}
