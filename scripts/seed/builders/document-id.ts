import { brandSlug } from '../documents/brand.ts'

/**
 * The `_id` of the document that lives at a path: `/products/reactor` → `product-reactor`.
 * No dots, or anonymous readers could not see the document; no brand, so that a new name moves no id.
 */
export function documentIdAt(path: string): string {
  if (path === '/') return 'page-home'
  const [area, name, ...rest] = path.slice(1).split('/')
  if (!area || !name || rest.length > 0) throw new Error(`No document can live at "${path}"`)
  if (area === 'products') return `product-${name.replace(`${brandSlug}-`, '')}`
  if (area === 'legal') return `legal-page-${name}`
  return `page-${area}-${name}`
}
