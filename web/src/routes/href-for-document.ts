/** Document types that have an address of their own. */
export const ROUTABLE_TYPES = [
  'page',
  'product',
  'legalPage',
  'article',
  'guide',
  'event',
  'job',
] as const

const routable: ReadonlySet<string> = new Set(ROUTABLE_TYPES)

/** The address of a document, or nothing when its type has none or it has no path yet. */
export function hrefForDocument(document: {
  _type: string
  path: string | null
}): string | undefined {
  if (!routable.has(document._type) || !document.path?.startsWith('/')) return undefined
  return document.path
}
