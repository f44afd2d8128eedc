const ROUTABLE = new Set(['page', 'product', 'legalPage'])

/** The address of a document, or nothing when its type has none or it has no path yet. */
export function hrefForDocument(document: {
  _type: string
  path: string | null
}): string | undefined {
  if (!ROUTABLE.has(document._type) || !document.path?.startsWith('/')) return undefined
  return document.path
}
