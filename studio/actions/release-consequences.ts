import type { SanityClient } from 'sanity'
import { type RoutableType, routableTypeNames } from '../schema/routable-types'
import { checkPath } from '../schema/validation/path'
import {
  legalChange,
  legalVersionOf,
  publicationQuery,
  type StoredPublication,
} from './publication'
import { planRename, redirectChanges } from './rename'
import { type Change, isObject, pathOf, type StoredDocument } from './stored-document'

type Addition = { _id: string; _type: string; [field: string]: unknown }

/**
 * Plans what a release needs so that publishing it has the same effect as publishing the document alone: redirects from
 * changed paths, child pages with new paths, the kept legal text. All are versions in the release, because the lake
 * publishes it, not the Studio. They are removed if the document gets its published path or date back.
 */
export async function planReleaseConsequences(
  client: SanityClient,
  id: string,
  release: string,
): Promise<Change[]> {
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const idInRelease = (base: string) => `versions.${release}.${base}`
  const [stored, versions] = await Promise.all([
    raw.fetch<StoredPublication>(publicationQuery, { id, types: routableTypeNames }),
    raw.fetch<StoredDocument[]>('*[_id in path($versions)]', { versions: idInRelease('**') }),
  ])
  const { published, holders, redirects } = stored
  const versionOf = (base: string) => versions.find(({ _id }) => _id === idInRelease(base))
  const version = versionOf(id)
  if (!published || !version) return []
  const add = (document: Addition): Change[] => {
    const addition = { ...document, _id: idInRelease(document._id) }
    return isStored(addition, versionOf(document._id)) ? [] : [{ createOrReplace: addition }]
  }
  const remove = (base: string): Change[] =>
    versionOf(base) ? [{ delete: { id: idInRelease(base) } }] : []

  const kept = legalVersionOf(published)
  const keepsText = legalChange(published, version)?.keptFrom !== undefined
  const texts = keepsText ? add(kept) : remove(kept._id)

  const [from, to] = [pathOf(published), pathOf(version)]
  const owner = { type: published._type as RoutableType, id }
  // While it is typed, a path can be invalid.
  if (!from || !to || checkPath(to, owner) !== true) return texts
  const { moved } = planRename({ id, from, to, holders, redirects })
  const moves = [...moved].map(([old, move]) => ({ ...move, from: old }))
  const below = moves.filter((move) => move.id !== id)
  const pages = await raw.fetch<StoredDocument[]>('*[_id in $ids]', {
    ids: below.map((move) => move.id),
  })
  const movedPages = below.flatMap((move): Change[] => {
    const inRelease = versionOf(move.id)
    const own = pathOf(inRelease ?? null)
    if (inRelease) {
      // An editor may have changed this path in the release.
      const follows = own?.endsWith(move.from.slice(from.length)) && own !== move.to
      return follows ? [{ patch: { id: inRelease._id, set: { 'path.current': move.to } } }] : []
    }
    const page = pages.find(({ _id }) => _id === move.id)
    if (!page || !isObject(page.path) || from === to) return []
    return add({ ...withoutSystemFields(page), path: { ...page.path, current: move.to } })
  })
  const written = redirectChanges(moves, redirects).flatMap((change) =>
    // Redirects from the new paths stay: the site ignores a redirect from an existing page.
    'createOrReplace' in change
      ? from === to
        ? remove(change.createOrReplace._id)
        : add(change.createOrReplace)
      : [],
  )
  return [...texts, ...movedPages, ...written]
}

/** Whether the stored document contains all fields of the addition. */
const isStored = (addition: Addition, stored: StoredDocument | undefined) =>
  Object.entries(addition).every(
    ([name, value]) => JSON.stringify(stored?.[name]) === JSON.stringify(value),
  )

function withoutSystemFields({ _rev, _createdAt, _updatedAt, ...content }: StoredDocument) {
  return { ...content, _id: content._id, _type: content._type }
}
