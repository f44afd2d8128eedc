import { type RoutableType, routableTypes } from '../schema/routable-types'
import { checkPath, publishedId } from '../schema/validation/path'
import type { Change } from './stored-document'
import type { Moved } from './typed-links'

/** A stored document with a path: published, a draft or a version. */
export interface PathHolder {
  _id: string
  _type: string
  title: string | null
  path: string
}

/** A stored redirect, published or a draft. */
export interface StoredRedirect {
  _id: string
  from: string | null
  to: string | null
}

interface Rename {
  /** The published id of the document. */
  id: string
  from: string
  to: string
  holders: PathHolder[]
  redirects: StoredRedirect[]
}

/** A child page of a renamed one. */
export interface PageBelow {
  id: string
  type: string
  title: string
  from: string
  to: string
  /** Why it keeps its path; empty if it moves, too. */
  reason: string
}

export interface RenamePlan {
  below: PageBelow[]
  moved: Moved
  /** All changes except publishing the renamed document itself. */
  changes: Change[]
}

/** The consequences of a new path: child pages move, and every old path redirects. */
export function planRename(rename: Rename, check: CheckPath = checkPath): RenamePlan {
  const { id, from, to, holders, redirects } = rename
  const groups = Map.groupBy(
    holders.filter(({ path }) => path.startsWith(`${from}/`)),
    ({ _id }) => publishedId(_id),
  )
  const below = [...groups].map(([childId, group]) => pageBelow(childId, group, rename, check))
  const moving = new Set(below.flatMap((page) => (page.reason ? [] : page.id)))
  const own = holders.filter(
    // The draft becomes the published document; a version would restore the old path.
    ({ _id, path }) => _id.startsWith('versions.') && publishedId(_id) === id && path === from,
  )
  const others = holders.filter(
    ({ _id, path }) => moving.has(publishedId(_id)) && path.startsWith(`${from}/`),
  )
  const patched = [...own, ...others]
  const published = others.filter(({ _id }) => publishedId(_id) === _id)
  const moves = [
    { id, from, to },
    ...published.map(({ _id, path }) => ({
      id: _id,
      from: path,
      to: to + path.slice(from.length),
    })),
  ]
  return {
    below,
    moved: new Map(moves.map((move) => [move.from, move])),
    changes: [
      ...patched.map(({ _id, path }) => ({
        patch: { id: _id, set: { 'path.current': to + path.slice(from.length) } },
      })),
      ...redirectChanges(moves, redirects),
    ],
  }
}

/** Whether a document may have a path: true, or an error message. */
type CheckPath = typeof checkPath

function pageBelow(
  childId: string,
  group: PathHolder[],
  rename: Rename,
  check: CheckPath,
): PageBelow {
  const shown = group.find(({ _id }) => _id === childId) ?? (group[0] as PathHolder)
  const to = rename.to + shown.path.slice(rename.from.length)
  const title = shown.title ?? 'Untitled'
  return {
    id: childId,
    type: shown._type,
    title,
    from: shown.path,
    to,
    reason: whyNot(shown, to, rename, check),
  }
}

function whyNot(
  { _id, _type, title }: PathHolder,
  to: string,
  rename: Rename,
  check: CheckPath,
): string {
  const type = _type as RoutableType
  const id = publishedId(_id)
  if (check(to, { type, id, title: title ?? undefined }) !== true) {
    return `The path of a document of this type starts with ${routableTypes[type].join(' or ')}.`
  }
  const other = rename.holders.find((each) => each.path === to && publishedId(each._id) !== id)
  if (other) return `“${other.title ?? 'Untitled'}” already has the path ${to}.`
  const redirect = rename.redirects.find((each) => each.from === to && each.to !== id)
  return redirect ? `A redirect starts at ${to}.` : ''
}

type Move = { id: string; from: string; to: string }

/**
 * Creates redirects from each old path, and removes redirects from new paths, which would be hidden or lead to
 * themselves. No chains can arise, because a redirect refers to a document, not a path.
 */
export function redirectChanges(moves: Move[], redirects: StoredRedirect[]): Change[] {
  const paths = new Set(moves.flatMap(({ from, to }) => [from, to]))
  const obsolete = redirects.filter(({ from }) => from && paths.has(from))
  const taken = new Set(
    redirects.filter((each) => !obsolete.includes(each)).map(({ _id }) => publishedId(_id)),
  )
  return [
    ...obsolete.map(({ _id }) => ({ delete: { id: _id } })),
    ...moves.map(({ id, from }) => ({
      createOrReplace: {
        _id: freeId(`redirect${from.replaceAll('/', '-')}`, taken),
        _type: 'redirect',
        from,
        to: { _type: 'reference', _ref: id },
        permanent: true,
      },
    })),
  ]
}

/** Different paths can give the same id: `/a-b` and `/a/b`. */
function freeId(id: string, taken: Set<string>): string {
  let free = id
  for (let next = 2; taken.has(free); next += 1) free = `${id}-${next}`
  taken.add(free)
  return free
}
