import { routableTypeNames } from '../../schema/routable-types'
import { publishedId } from '../../schema/validation/path'
import { decodedPath } from '../../schema/validation/redirect'

/** All redirects with their targets, and the paths of all documents; perspective raw, with `LIST_PARAMS`. */
export const LIST_QUERY = `{
  "redirects": *[_type == "redirect" && !(_id in path("versions.**"))]{
    _id, from, permanent, "to": to->path.current
  },
  "paths": *[_type in $types && defined(path.current)].path.current
}`
export const LIST_PARAMS = { types: routableTypeNames }

export interface ListAnswer {
  redirects: { _id: string; from: unknown; to: string | null; permanent: boolean | null }[]
  paths: string[]
}

export interface RedirectRow {
  /** The published id. */
  id: string
  from: string
  /** Empty if the target has no path. */
  to: string
  permanent: boolean
  /** Whether there is a published version, and whether there is a draft. */
  isPublished: boolean
  isEdited: boolean
}

/** One row for each redirect: as it is published, or its draft. */
export function redirectRows({ redirects }: ListAnswer): RedirectRow[] {
  const groups = Map.groupBy(redirects, ({ _id }) => publishedId(_id))
  return [...groups].flatMap(([id, versions]) => {
    const published = versions.find(({ _id }) => _id === id)
    const shown = published ?? versions[0]
    if (!shown) return []
    return {
      id,
      from: typeof shown.from === 'string' ? shown.from : '',
      to: shown.to ?? '',
      permanent: shown.permanent === true,
      isPublished: published !== undefined,
      isEdited: versions.some(({ _id }) => _id !== id),
    }
  })
}

export type SortKey = 'from' | 'to' | 'permanent' | 'hits'
export type Sorting = { key: SortKey; isDescending: boolean }

export type Hits = ReadonlyMap<string, number>

/** The rows whose old path or target contains the text, in this order; equal ones by their old path. */
export function arranged(
  rows: readonly RedirectRow[],
  { search, sorting, hits }: { search: string; sorting: Sorting; hits: Hits },
): RedirectRow[] {
  const text = search.trim().toLowerCase()
  const found = rows.filter(({ from, to }) =>
    [from, to].some((path) => path.toLowerCase().includes(text)),
  )
  const compare = (one: RedirectRow, other: RedirectRow) => {
    const { key } = sorting
    if (key === 'hits') return hitsOf(one, hits) - hitsOf(other, hits)
    if (key === 'permanent') return Number(one.permanent) - Number(other.permanent)
    return collator.compare(one[key], other[key])
  }
  const direction = sorting.isDescending ? -1 : 1
  return found.toSorted(
    (one, other) => direction * compare(one, other) || collator.compare(one.from, other.from),
  )
}

const collator = new Intl.Collator('en', { numeric: true })

/** How often a redirect was followed; the site counts decoded paths. */
export const hitsOf = ({ from }: RedirectRow, hits: Hits): number =>
  hits.get(decodedPath(from)) ?? 0

/** What scanners for weak sites ask for. */
const SCANNED =
  /\/\.|\/(wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|phpunit)|\/(vendor|actuator|admin)(\/|\.|$)|\.(env|bak|sql|zip|gz|git|ya?ml|ini|log)$/i

/** Missing paths that have become neither a page nor a redirect, most frequent first; those of scanners last. */
export function stillMissing(
  counts: readonly { path: string; count: number }[],
  { redirects, paths }: ListAnswer,
): { path: string; count: number }[] {
  const known = new Set([...paths, ...redirects.map(({ from }) => decodedPath(String(from)))])
  const missing = counts.filter(({ path }) => !known.has(path))
  const [scanned, asked] = [true, false].map((is) =>
    missing.filter(({ path }) => SCANNED.test(path) === is),
  )
  return [...(asked ?? []), ...(scanned ?? [])]
}

/** “214 times” or “not yet”. */
export function timesInWords(count: number): string {
  if (count === 0) return 'not yet'
  return count === 1 ? '1 time' : `${count.toLocaleString('en')} times`
}
