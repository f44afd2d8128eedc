import { brandSlug } from '../documents/brand.ts'

/** Areas whose documents are not pages: what their ids begin with. */
const PREFIXES: Record<string, string> = {
  '/products/': 'product',
  '/legal/': 'legal-page',
  '/resources/blog/': 'article-blog',
  '/company/news/': 'article-news',
  '/resources/documentation/': 'guide-documentation',
  '/resources/support-center/': 'guide-support',
  '/resources/webinars-events/': 'event',
  '/company/careers/': 'job',
}

/**
 * The `_id` of the document that lives at a path: `/products/reactor` → `product-reactor`.
 * No dots, or anonymous readers could not see the document; no brand, so that a new name moves no id.
 */
export function documentIdAt(path: string): string {
  if (path === '/') return 'page-home'
  const name = path.slice(path.lastIndexOf('/') + 1)
  const prefix = PREFIXES[path.slice(0, -name.length)]
  if (name && prefix) return `${prefix}-${name.replace(`${brandSlug}-`, '')}`
  const [, area, slug, ...rest] = path.split('/')
  if (!area || !slug || rest.length > 0) throw new Error(`No document can live at "${path}"`)
  return `page-${area}-${slug}`
}
