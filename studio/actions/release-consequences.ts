import type { SanityClient } from 'sanity'
import { routableTypeNames } from '../schema/routable-types'
import {
  legalChange,
  legalVersionOf,
  pathOf,
  publicationQuery,
  type StoredPublication,
} from './publication'
import { planRename, redirectChanges } from './rename'
import { type Change, isObject, type StoredDocument } from './stored-document'

/**
 * What a release lacks so that publishing it does what publishing the document alone would do: the
 * redirects from paths that it changes, the pages below with their new paths, the kept legal text.
 * All are versions in the release, since a release is published by the lake, not by the Studio.
 */
export async function planReleaseConsequences(
  client: SanityClient,
  id: string,
  release: string,
): Promise<Change[]> {
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const [stored, version] = await Promise.all([
    raw.fetch<StoredPublication>(publicationQuery, { id, types: routableTypeNames }),
    raw.getDocument<StoredDocument>(`versions.${release}.${id}`),
  ])
  const { published, holders, redirects } = stored
  if (!published || !version) return []
  const inRelease = (document: StoredDocument): Change => ({
    createOrReplace: { ...document, _id: `versions.${release}.${document._id}` },
  })
  const keepsText = legalChange(published, version)?.keptFrom !== undefined
  const kept = keepsText ? [inRelease(legalVersionOf(published))] : []
  const [from, to] = [pathOf(published), pathOf(version)]
  if (!from || !to || from === to) return kept
  const { moved } = planRename({ id, from, to, holders, redirects })
  const moves = [...moved].map(([old, move]) => ({ ...move, from: old }))
  const below = moves.filter((move) => move.id !== id)
  const pages = await raw.fetch<StoredDocument[]>('*[_id in $ids]', {
    ids: below.flatMap((move) => [move.id, `versions.${release}.${move.id}`]),
  })
  const movedPages = below.flatMap((move): Change[] => {
    const versionId = `versions.${release}.${move.id}`
    if (pages.some(({ _id }) => _id === versionId)) {
      return [{ patch: { id: versionId, set: { 'path.current': move.to } } }]
    }
    const page = pages.find(({ _id }) => _id === move.id)
    const path = isObject(page?.path) ? { ...page.path, current: move.to } : undefined
    return page && path ? [inRelease({ ...withoutSystemFields(page), path })] : []
  })
  const written = redirectChanges(moves, redirects).flatMap((change) =>
    // Redirects from the new paths stay: the site ignores a redirect from the path of a page.
    'createOrReplace' in change ? [inRelease(change.createOrReplace)] : [],
  )
  return [...kept, ...movedPages, ...written]
}

function withoutSystemFields({ _rev, _createdAt, _updatedAt, ...content }: StoredDocument) {
  return { ...content, _id: content._id, _type: content._type }
}
