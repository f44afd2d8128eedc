import { z } from 'zod'
import { publishedId } from '../../dataset/document-id.ts'
import type { LakeDocument } from '../../dataset/types.ts'
import { isPublicId } from '../access.ts'
import { datasetOf, type LakeRequest } from '../lake-request.ts'
import { flag, nameList, readParameters } from '../parameters.ts'
import { sendJson, sendLines } from '../respond.ts'

const documentParameters = z.object({ includeAllVersions: flag })
const exportParameters = z.object({ types: nameList.optional() })

/** `GET /data/doc/:dataset/:ids` */
export function getDocuments(request: LakeRequest): void {
  const { path, access } = request
  const dataset = datasetOf(request)
  const { includeAllVersions } = readParameters(request.search, documentParameters)
  const documents: LakeDocument[] = []
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = []
  const ids = (path.ids ?? '').split(',')
  // Visitors must not learn that a draft or version exists either.
  const all = access === 'editor' && includeAllVersions
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
  const { types } = readParameters(request.search, exportParameters)
  const wanted = ({ _id, _type }: LakeDocument) =>
    (request.access === 'editor' || isPublicId(_id)) && (types?.includes(_type) ?? true)
  const documents = Iterator.from(datasetOf(request).all())
  sendLines(request.response, documents.filter(wanted))
}

/** `GET /data/references/:dataset/documents/:id/to`: references from other datasets. Always empty. */
export function getReferences(request: LakeRequest): void {
  datasetOf(request)
  sendJson(request.response, 200, { totalCount: 0, references: [] })
}

function allVersions(request: LakeRequest, ids: string[]): string[] {
  const found = [...datasetOf(request).all()]
    .map(({ _id }) => _id)
    .filter((id) => ids.includes(id) || ids.includes(publishedId(id)))
  return found.length > 0 ? found : ids
}
