import { z } from 'zod'
import type { LakeDocument, RevisionSelector } from '../../dataset/types.ts'
import { datasetOf, type LakeRequest } from '../lake-request.ts'
import { effectFormat, flag, readParameters, time } from '../parameters.ts'
import { sendJson, sendLines } from '../respond.ts'

const LIMIT = 'must be a whole number from 1 to 1000'

const transactionParameters = z.object({
  limit: z.coerce.number().int(LIMIT).min(1, LIMIT).max(1000, LIMIT).default(100),
  reverse: flag,
  fromTransaction: z.string().optional(),
  toTransaction: z.string().optional(),
  includeIdentifiedDocumentsOnly: flag,
  excludeMutations: flag,
  effectFormat,
})

const revisionParameters = z.object({
  revision: z.string().optional(),
  lastRevision: flag,
  time: time.optional(),
})

/** `GET /data/history/:dataset/transactions/:ids`, one transaction a line. */
export function getTransactions(request: LakeRequest): void {
  const { includeIdentifiedDocumentsOnly, excludeMutations, effectFormat, ...options } =
    readParameters(request.search, transactionParameters)
  const ids = (request.path.ids ?? '').split(',')
  const isWanted = (id: string) => !includeIdentifiedDocumentsOnly || ids.includes(id)
  const records = datasetOf(request).transactions(ids, options)
  sendLines(
    request.response,
    records.map(({ mutations, effects, documentIDs, ...record }) => ({
      ...record,
      documentIDs: documentIDs.filter(isWanted),
      ...(!excludeMutations && { mutations }),
      ...(effectFormat && {
        effects: Object.fromEntries(Object.entries(effects).filter(([id]) => isWanted(id))),
      }),
    })),
  )
}

/** `GET /data/history/:dataset/documents/:ids?revision=…|time=…|lastRevision=true` */
export function getDocumentRevisions(request: LakeRequest): void {
  const dataset = datasetOf(request)
  const selector = readSelector(request)
  const documents = (request.path.ids ?? '')
    .split(',')
    .map((id) => dataset.documentAt(id, selector))
    .filter((document): document is LakeDocument => document !== undefined)
  sendJson(request.response, 200, { documents })
}

/** `GET /data/history/:dataset/events/documents/:id`: what the Studio's history panel lists. */
export function getDocumentEvents(request: LakeRequest): void {
  const id = request.path.id ?? ''
  const events = datasetOf(request).documentEvents(id)
  sendJson(request.response, 200, { events: { [id]: events }, nextCursor: '' })
}

function readSelector({ search }: LakeRequest): RevisionSelector {
  const { revision, lastRevision, time: at } = readParameters(search, revisionParameters)
  if (revision) return { revision }
  if (lastRevision) return { lastRevision: true }
  return { time: at ?? new Date().toISOString() }
}
