import type { LakeDocument } from '../../dataset/types.ts'
import { isPublicId, visibilityFor } from '../../visibility.ts'
import { flag, type LakeRequest } from '../lake-request.ts'
import { sendJson, sendLines } from '../respond.ts'

/** `GET /data/doc/:dataset/:ids` */
export function getDocuments(request: LakeRequest): void {
  const { lake, path, access } = request
  const dataset = lake.dataset(path.dataset ?? '')
  const documents: LakeDocument[] = []
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = []
  const ids = (path.ids ?? '').split(',')
  // That there is a draft, and in which release, is not for visitors either.
  const all = access === 'editor' && flag(request.search, 'includeAllVersions')
  for (const id of all ? allVersions(request, ids) : ids) {
    const document = dataset.get(id)
    if (access === 'visitor' && !isPublicId(id)) omitted.push({ id, reason: 'permission' })
    else if (document) documents.push(document)
    else omitted.push({ id, reason: 'existence' })
  }
  sendJson(request.response, 200, { documents, omitted })
}

/** `GET /data/export/:dataset`, one document a line, as `sanity dataset export` reads it. */
export function getExport(request: LakeRequest): void {
  const { lake, path, access, search } = request
  const isVisible = visibilityFor(access) ?? (() => true)
  const types = search.get('types')?.split(',')
  const wanted = (document: LakeDocument) =>
    isVisible(document) && (types?.includes(document._type) ?? true)
  const documents = Iterator.from(lake.dataset(path.dataset ?? '').all())
  sendLines(request.response, documents.filter(wanted))
}

/** `GET /data/references/:dataset/documents/:id/to`: references from other datasets; there are none. */
export function getReferences(request: LakeRequest): void {
  request.lake.dataset(request.path.dataset ?? '')
  sendJson(request.response, 200, { totalCount: 0, references: [] })
}

function allVersions({ lake, path }: LakeRequest, ids: string[]): string[] {
  const ends = ids.map((id) => `.${id}`)
  const found = Iterator.from(lake.dataset(path.dataset ?? '').all())
    .map(({ _id }) => _id)
    .filter((id) => ids.includes(id) || (isVersion(id) && ends.some((end) => id.endsWith(end))))
    .toArray()
  return found.length > 0 ? found : ids
}

function isVersion(id: string): boolean {
  return id.startsWith('drafts.') || id.startsWith('versions.')
}
