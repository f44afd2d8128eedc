import { createHash } from 'node:crypto'
import { getPublishedId } from '@sanity/client/csm'
import {
  checkRedirectConflicts,
  checkRedirectFrom,
  decodedPath,
} from '../../studio/schema/validation/redirect.ts'
import type { FileRow } from './read-file.ts'

type Page = { _id: string; _type: string; title: string | null; path: string }
type Redirect = { _id: string; _rev: string; from: string; to: string | null; permanent: boolean }

/** What a file is compared with, drafts and versions included. */
export type Stored = { pages: Page[]; redirects: Redirect[] }

export const STORED_QUERY = `{
  "pages": *[defined(path.current)]{_id, _type, "title": coalesce(title, name), "path": path.current},
  "redirects": *[_type == "redirect" && defined(from)]{
    _id, _rev, from, "to": to._ref, "permanent": permanent == true
  }
}`

export type PlannedRow = FileRow & {
  state: 'new' | 'changed' | 'unchanged' | 'refused'
  /** The document of the redirect. */
  id: string
  /** The document that it leads to. */
  target: string
  /** The revision that is changed. */
  revision?: string
}

/** What becomes of each row, by the rules of the Studio's form and against the other rows. */
export function planRedirects(rows: readonly FileRow[], stored: Stored): PlannedRow[] {
  const pagesAt = Map.groupBy(stored.pages, ({ path }) => path)
  const redirectsAt = Map.groupBy(stored.redirects, ({ from }) => decodedPath(from))
  const rowsAt = Map.groupBy(rows, ({ from }) => decodedPath(from))

  return rows.map((row) => {
    const path = decodedPath(row.from)
    const page = pagesAt.get(decodedPath(row.to))?.find(isPublished)
    const [own, other] = redirectsAt.get(path) ?? []
    const id =
      own?._id ?? `redirect-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`
    const planned = { ...row, id, target: page?._id ?? '' }
    const problem = problemOf()
    if (problem) return { ...planned, state: 'refused', problem }
    if (!own) return { ...planned, state: 'new' }
    const isSame = own.to === planned.target && own.permanent === row.permanent
    return { ...planned, state: isSame ? 'unchanged' : 'changed', revision: own._rev }

    function problemOf(): string | undefined {
      if (row.problem) return row.problem
      const valid = checkRedirectFrom(row.from)
      if (valid !== true) return valid
      const first = rowsAt.get(path)?.[0]
      if (first && first.row !== row.row) return `Row ${first.row} starts at this path, too.`
      const free = checkRedirectConflicts(row.from, '', pagesAt.get(path) ?? [])
      if (free !== true) return free
      if (own && (other || !isPublished(own)))
        return `The redirect from ${row.from} has a draft: publish or discard it first.`
      if (page) return undefined
      const to = decodedPath(row.to)
      if (pagesAt.has(to)) return `The page at ${row.to} is not published.`
      if (rowsAt.has(to) || redirectsAt.has(to))
        return `${row.to} is redirected itself: name the page where visitors end.`
      return `No page has the path ${row.to || '(empty)'}.`
    }
  })
}

const isPublished = ({ _id }: { _id: string }) => getPublishedId(_id) === _id
