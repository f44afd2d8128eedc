import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isPublicId } from '../../dataset/document-id.ts'
import { tagsOfChange } from '../../dataset/query/sync-tags.ts'
import type { LakeEvent } from '../../dataset/types.ts'
import { openEventStream } from '../event-stream.ts'
import { HttpError } from '../http-error.ts'
import { datasetOf, type LakeRequest } from '../lake-request.ts'
import { flag, readParameters } from '../parameters.ts'

const parameters = z.object({ includeDrafts: flag })

/** The newest event ID of each dataset: a client that reconnects learns whether it missed events. */
const newest = new WeakMap<object, string>()

/** `GET /data/live/events/:dataset`: the sync tags of every transaction, for the Live Content API. */
export function liveEvents(request: LakeRequest): void {
  const { search, message, access } = request
  const dataset = datasetOf(request)
  const { includeDrafts } = readParameters(search, parameters)
  if (includeDrafts && access === 'visitor')
    throw new HttpError(401, 'Live events of drafts need the lake’s token.')

  const stream = openEventStream(request)
  const id = newest.get(dataset) ?? randomUUID()
  newest.set(dataset, id)
  const seen = message.headers['last-event-id']
  const hasMissed = seen !== undefined && seen !== id
  stream.emit(hasMissed ? 'restart' : 'welcome', { id }, id)

  const onTransaction = (all: readonly LakeEvent[]) => {
    const events = all.filter(({ documentId }) => includeDrafts || isPublicId(documentId))
    const id = events[0]?.transactionId
    if (id === undefined) return
    newest.set(dataset, id)
    const tags = tagsOfChange(events)
    if (tags) stream.emit('message', { id, tags }, id)
    else stream.emit('restart', { id }, id)
  }
  stream.onClose(dataset.subscribe(onTransaction))
}
