import type { SearchKind } from '@/content/search/search-index'

const BY_TYPE: Record<string, SearchKind> = {
  product: 'product',
  legalPage: 'legal',
  guide: 'guide',
  event: 'event',
  job: 'job',
}

const BY_START: [string, SearchKind][] = [
  ['/resources/blog/', 'article'],
  ['/company/news/', 'news'],
  ['/solutions/', 'solution'],
  ['/company/', 'company'],
]

/** The kind of a document by its type, or by where it stands. */
export function kindOf(type: string, path: string): SearchKind {
  const kind = BY_TYPE[type] ?? BY_START.find(([start]) => path.startsWith(start))?.[1]
  if (kind) return kind
  return path.endsWith('-report') ? 'report' : 'resource'
}
