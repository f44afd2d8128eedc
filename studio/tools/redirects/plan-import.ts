import type { Change } from '../../actions/stored-document'
import { isCodeRoute } from '../../schema/options'
import { routableTypeNames } from '../../schema/routable-types'
import { type Claim, publishedId } from '../../schema/validation/path'
import {
  checkRedirectConflicts,
  checkRedirectFrom,
  checkRedirectWay,
  decodedPath,
  LONGEST_PATH,
} from '../../schema/validation/redirect'
import { type FileRow, shortened } from './redirect-file'

/** A document with a path, or a redirect: published, a draft or a version. */
interface StoredPage {
  _id: string
  _type: string
  title: string | null
  path: string
}
interface StoredRedirect {
  _id: string
  _rev: string
  from: string | null
  to: string | null
  permanent: boolean | null
}
export interface Stored {
  pages: StoredPage[]
  redirects: StoredRedirect[]
}

/** What an import is compared with; perspective raw, with `IMPORT_PARAMS`. */
export const IMPORT_QUERY = `{
  "pages": *[_type in $types && defined(path.current)]{
    _id, _type, "title": coalesce(title, name), "path": path.current
  },
  "redirects": *[_type == "redirect"]{ _id, _rev, from, "to": to._ref, permanent }
}`
export const IMPORT_PARAMS = { types: routableTypeNames }

export interface CheckedRow extends FileRow {
  /** “same” needs no change; “problem” prevents the whole import. */
  state: 'new' | 'changed' | 'same' | 'problem'
}

export interface ImportPlan {
  rows: CheckedRow[]
  /** All changes, for one transaction; empty while a row has a problem. */
  changes: Change[]
}

/**
 * Checks rows by the rules of the field, against the stored content and against each other.
 *
 * @param replaces whether redirects that exist get the target of the file; otherwise such a row is a problem
 */
export async function planImport(
  rows: readonly FileRow[],
  stored: Stored,
  replaces: boolean,
): Promise<ImportPlan> {
  const check = rowChecker(rows, stored, replaces)
  const checked = rows.map(check)
  const isPossible = checked.every(({ row }) => row.state !== 'problem')
  const changes = isPossible ? await Promise.all(checked.map(({ change }) => change?.())) : []
  return {
    rows: checked.map(({ row }) => row),
    changes: changes.filter((change) => change !== undefined),
  }
}

/** A row, and what makes the stored content agree with it. */
type Checked = { row: CheckedRow; change?: () => Promise<Change> }

function rowChecker(rows: readonly FileRow[], { pages, redirects }: Stored, replaces: boolean) {
  const pagesAt = Map.groupBy(pages, ({ path }) => path)
  const redirectsAt = Map.groupBy(redirects, ({ from }) => decodedPath(from ?? ''))
  const pathOf = new Map(pages.filter(isPublished).map(({ _id, path }) => [_id, path]))
  const firstRow = new Map<string, number>()
  const targets = new Map<string, string>()
  for (const { from, to } of redirects.filter(isPublished)) {
    const path = pathOf.get(to ?? '')
    if (from && path) targets.set(decodedPath(from), path)
  }
  for (const { from, to, row } of rows) {
    const key = decodedPath(from)
    if (firstRow.has(key)) continue
    firstRow.set(key, row)
    targets.set(key, decodedPath(to))
  }

  return (read: FileRow): Checked => {
    const problem = (text: string) => ({
      row: { ...read, problem: text, state: 'problem' as const },
    })
    if (read.problem) return problem(read.problem)
    const valid = checkRedirectFrom(read.from)
    if (valid !== true) return problem(shortened(valid))
    const path = decodedPath(read.from)
    const first = firstRow.get(path)
    if (first !== read.row)
      return problem(`Row ${first} starts at ${read.from}, too. Leave one of them out.`)
    const claims: Claim[] = pagesAt.get(path) ?? []
    const free = checkRedirectConflicts(read.from, '', claims)
    if (free !== true) return problem(free)
    const target = targetOf(read.to, pagesAt)
    const way = checkRedirectWay(path, (step) => targets.get(step))
    if (way) return problem(way.message)
    if (typeof target === 'string') return problem(target)
    return besideStored(read, target._id)
  }

  /** Compares a valid row with the redirects that start at the same path. */
  function besideStored(read: FileRow, target: string): Checked {
    const to = { _type: 'reference', _ref: target }
    const { from, permanent } = read
    const own = redirectsAt.get(decodedPath(from)) ?? []
    const [one] = own
    const isSame = (stored: StoredRedirect) =>
      isPublished(stored) && stored.to === target && (stored.permanent === true) === permanent
    const row = (state: CheckedRow['state'], problem?: string) => ({ ...read, state, problem })
    if (!one) {
      const create = async () => ({
        create: { _id: await idOf(from), _type: 'redirect', from, to, permanent },
      })
      return { row: row('new'), change: create }
    }
    const taken = `Another redirect already starts at ${from}`
    if (own.some(isSame)) return { row: row('same') }
    if (own.length > 1 || !isPublished(one)) {
      return {
        row: row(
          'problem',
          `${taken}, and it is not published as it stands. Publish or discard it first.`,
        ),
      }
    }
    if (!replaces) {
      const leads = `It leads to ${pathOf.get(one.to ?? '') ?? 'no page'}.`
      return {
        row: row(
          'problem',
          `${taken}. ${leads} Leave this row out, or turn on “Change redirects that exist”.`,
        ),
      }
    }
    const patch = { id: one._id, ifRevisionID: one._rev, set: { to, permanent } }
    return { row: row('changed'), change: async () => ({ patch }) }
  }
}

/** The published page at a path, or why there is none. */
function targetOf(to: string, pagesAt: Map<string, StoredPage[]>): StoredPage | string {
  if (!to) return 'This row has no target: enter the path of the page that visitors should reach.'
  const url = URL.parse(to)
  if (url)
    return `${shortened(to)} is not on this site. A redirect leads to a page of this site: enter its path.`
  if (!to.startsWith('/')) return `A path starts with a slash: /${shortened(to)}`
  if (to.length > LONGEST_PATH) return 'No page has a path as long as this target.'
  if (/[?#]/.test(to)) return `A redirect leads to a whole page: leave out ? and # in ${to}.`
  const found = pagesAt.get(decodedPath(to)) ?? []
  const page = found.find(isPublished)
  if (page) return page
  if (found[0])
    return `“${found[0].title ?? 'An untitled document'}” at ${to} is not published. Publish it first.`
  if (isCodeRoute(to))
    return `${to} is a screen of the site itself. A redirect leads to a page with content.`
  return `No page has the path ${to}.`
}

const isPublished = ({ _id }: { _id: string }) => publishedId(_id) === _id

/** The same for the same path, so that of two imports at a time only one creates the redirect. */
async function idOf(from: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(decodedPath(from)))
  const bytes = [...new Uint8Array(hash).subarray(0, 16)]
  return `redirect-${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
