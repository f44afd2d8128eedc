import { perProcess } from './per-process.ts'

// Relative imports with extensions: Node loads this file without a bundler, for the lead store.

/** A redirect that was served, or a path without a page. */
export type PathKind = 'redirect' | 'missing'

export type PathCount = { kind: PathKind; path: string; count: number }

/** The most characters of a path that is counted. */
const LONGEST = 300
/** The most paths between two writes. */
const MOST: Record<PathKind, number> = { redirect: 10_000, missing: 2000 }

type Counter = { isOn: boolean; counts: Record<PathKind, Map<string, number>> }

const counter = perProcess<Counter>('path-counts', () => ({
  isOn: false,
  counts: { redirect: new Map(), missing: new Map() },
}))

/** Turns counting on, for a server that stores the counts. */
export function startCounting(): void {
  counter.isOn = true
}

/** Whether a request for this decoded path is counted. */
export function countsPath(kind: PathKind, path: string): boolean {
  if (!counter.isOn) return false
  const counts = counter.counts[kind]
  return counts.has(path) || (counts.size < MOST[kind] && isCountable(kind, path))
}

/** Counts requests for a decoded path; what `countsPath` excludes is ignored. */
export function countPath(kind: PathKind, path: string, count = 1): void {
  if (!countsPath(kind, path)) return
  const counts = counter.counts[kind]
  counts.set(path, (counts.get(path) ?? 0) + count)
}

/** The counts since the last call. */
export function takePathCounts(): PathCount[] {
  return (['redirect', 'missing'] as const).flatMap((kind) => {
    const counts = counter.counts[kind]
    const taken = [...counts].map(([path, count]) => ({ kind, path, count }))
    counts.clear()
    return taken
  })
}

/** What may identify a person: addresses, numbers of phones and accounts, and tokens of links. */
const PERSONAL = [
  // Also encoded again.
  /@|%(25)*40/,
  // Also in groups. A date has eight digits.
  /(\d[ ().-]{0,3}){9}/,
  // A UUID; letters and digits that are too long for a word.
  /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/i,
  /(?=[a-z\d]*\d)[a-z\d]{20}/i,
  /[a-z\d]{40}/i,
]

/** Whether a redirect could start at the path and, unless an editor has entered it, it is likely to name no person. */
function isCountable(kind: PathKind, path: string): boolean {
  if (path.length > LONGEST || !path.startsWith('/') || path === '/') return false
  // Control characters and lone surrogates, which PostgreSQL refuses.
  if (/\p{C}/u.test(path)) return false
  if (kind === 'redirect') return true
  // What no redirect can start at unless it is encoded.
  return !/[\s?#]/.test(path) && PERSONAL.every((pattern) => !pattern.test(path))
}
