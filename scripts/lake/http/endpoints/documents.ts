import { z } from 'zod'
import { isPublicId } from '../../dataset/document-id.ts'
import type { LakeDocument } from '../../dataset/types.ts'
import { datasetOf, type LakeRequest } from '../lake-request.ts'
import { nameList, readParameters } from '../parameters.ts'
import { sendJson, sendLines } from '../respond.ts'

const exportParameters = z.object({ types: nameList.optional() })

/** `GET /data/doc/:dataset/:ids` */
export function getDocuments(request: LakeRequest): void {
  const { path, access } = request
  const dataset = datasetOf(request)
  const documents: LakeDocument[] = []
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = []
  for (const id of (path.ids ?? '').split(',')) {
    const document = dataset.get(id)
    // Visitors must not learn that a draft or version exists either.
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
