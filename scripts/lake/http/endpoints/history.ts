import type { LakeDocument, RevisionSelector, TransactionsOptions } from '../../dataset/types.ts'
import { HttpError } from '../http-error.ts'
import { flag, type LakeRequest } from '../lake-request.ts'
import { sendJson, sendLines } from '../respond.ts'

const MAX_TRANSACTIONS = 1000

/** `GET /data/history/:dataset/transactions/:ids`, one transaction a line. */
export function getTransactions(request: LakeRequest): void {
  const { lake, path, search } = request
  const ids = (path.ids ?? '').split(',')
  const identifiedOnly = flag(search, 'includeIdentifiedDocumentsOnly')
  const isWanted = (id: string) => !identifiedOnly || ids.includes(id)
  const records = lake.dataset(path.dataset ?? '').transactions(ids, readOptions(search))
  sendLines(
    request.response,
    records.map(({ mutations, effects, documentIDs, ...record }) => ({
      ...record,
      documentIDs: documentIDs.filter(isWanted),
      ...(!flag(search, 'excludeMutations') && { mutations }),
      ...(search.get('effectFormat') === 'mendoza' && {
        effects: Object.fromEntries(Object.entries(effects).filter(([id]) => isWanted(id))),
      }),
    })),
  )
}

/** `GET /data/history/:dataset/documents/:ids?revision=…|time=…|lastRevision=true` */
export function getDocumentRevisions(request: LakeRequest): void {
  const { lake, path, search } = request
  const dataset = lake.dataset(path.dataset ?? '')
  const selector = readSelector(search)
  const documents = (path.ids ?? '')
    .split(',')
    .map((id) => dataset.documentAt(id, selector))
    .filter((document): document is LakeDocument => document !== undefined)
  sendJson(request.response, 200, { documents })
}

/** `GET /data/history/:dataset/events/documents/:id`: what the Studio's history panel lists. */
export function getDocumentEvents(request: LakeRequest): void {
  const { lake, path } = request
  const id = path.id ?? ''
  const events = lake.dataset(path.dataset ?? '').documentEvents(id)
  sendJson(request.response, 200, { events: { [id]: events }, nextCursor: '' })
}

function readOptions(search: URLSearchParams): TransactionsOptions {
  const limit = Number(search.get('limit') ?? 100)
  if (!Number.isInteger(limit) || limit < 1)
    throw new HttpError(400, '"limit" must be a whole number above 0.')
  const options: TransactionsOptions = {
    limit: Math.min(limit, MAX_TRANSACTIONS),
    reverse: flag(search, 'reverse'),
  }
  for (const name of ['fromTransaction', 'toTransaction', 'fromTime', 'toTime'] as const) {
    const value = search.get(name)
    if (value) options[name] = value
  }
  return options
}

function readSelector(search: URLSearchParams): RevisionSelector {
  const revision = search.get('revision')
  if (revision) return { revision }
  if (flag(search, 'lastRevision')) return { lastRevision: true }
  const time = search.get('time') ?? new Date().toISOString()
  if (Number.isNaN(Date.parse(time))) throw new HttpError(400, '"time" must be an ISO 8601 time.')
  return { time: new Date(time).toISOString() }
}
