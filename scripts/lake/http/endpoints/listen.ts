import { randomUUID } from 'node:crypto'
import { LakeError } from '../../dataset/lake-error.ts'
import type { LakeEvent } from '../../dataset/types.ts'
import { isPublicId } from '../../visibility.ts'
import { type EventStream, openEventStream } from '../event-stream.ts'
import { flag, type LakeRequest } from '../lake-request.ts'
import { type ListenerFilter, listenerFilter, type Membership } from './listener-filter.ts'
import { readParams } from './query.ts'

/** From this version on, a listener hears of drafts and versions only when it asks for them. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

/** Changes whose membership is being found out; a listener that lets more gather is let go. */
const MAX_PENDING = 1000

/** `GET /data/listen/:dataset?query=…`: an event for every change of a document of the query. */
export async function listen(request: LakeRequest): Promise<void> {
  const { lake, path, search, message, response } = request
  const dataset = lake.dataset(path.dataset ?? '')
  const params = readParams(search)
  let filter: ListenerFilter
  try {
    filter = await listenerFilter(request, search.get('query') || '*', params)
  } catch (error) {
    if (!isQueryRefusal(error)) throw error
    // A listener reads no bodies of failed requests, so Sanity tells it by an event.
    endWith(openEventStream(request), error)
    return
  }
  if (response.destroyed) return
  const stream = openEventStream(request)
  // What happened while the listener was away is not kept: it must start over.
  const isResumed = message.headers['last-event-id'] !== undefined && flag(search, 'enableResume')
  stream.emit(isResumed ? 'reset' : 'welcome', { listenerName: randomUUID() })
  stream.onClose(dataset.subscribe(eventSender(request, stream, filter), stream.disconnect))
}

const isQueryRefusal = (error: unknown): error is LakeError =>
  error instanceof LakeError && error.body.error.type.startsWith('query')

function endWith(stream: EventStream, { body }: LakeError): void {
  stream.emit('channelError', body)
  stream.end()
}

function eventSender(
  { search, access, apiVersion, response }: LakeRequest,
  stream: EventStream,
  filter: ListenerFilter,
) {
  const hearsAll =
    access === 'editor' &&
    (flag(search, 'includeAllVersions') ||
      (apiVersion !== 'X' && apiVersion < PUBLISHED_BY_DEFAULT))
  const hears = (id: string) => {
    if (access === 'visitor') return isPublicId(id)
    return hearsAll || !/^(?:drafts|versions)\./.test(id)
  }
  const send = (event: LakeEvent, { was, is }: Membership) => {
    if (!was && !is) return
    const transition = was && is ? 'update' : is ? 'appear' : 'disappear'
    stream.emit('mutation', mutationEvent(event, transition, search), eventId(event))
  }
  let sent = Promise.resolve()
  let pending = 0

  return (event: LakeEvent) => {
    if (!hears(event.documentId)) return
    const membership = filter(event)
    if (!(membership instanceof Promise)) {
      send(event, membership)
      return
    }
    pending += 1
    if (pending > MAX_PENDING) response.destroy()
    sent = Promise.all([membership, sent])
      .then(([found]) => send(event, found))
      .catch((error: unknown) => {
        if (isQueryRefusal(error)) endWith(stream, error)
        else response.destroy()
      })
      .finally(() => {
        pending -= 1
      })
  }
}

function mutationEvent(event: LakeEvent, transition: string, search: URLSearchParams) {
  const { previous, result, mutations, effects, syncTags: _, ...rest } = event
  return {
    eventId: eventId(event),
    ...rest,
    // Also of a deletion: the Studio chains events by it, and loses one without.
    resultRev: event.transactionId,
    transition,
    ...(search.get('includeMutations') !== 'false' && { mutations }),
    ...(search.get('effectFormat') === 'mendoza' && { effects }),
    ...(flag(search, 'includeResult') && { result }),
    ...(flag(search, 'includePreviousRevision') && { previous }),
  }
}

function eventId({ transactionId, documentId }: LakeEvent): string {
  return `${transactionId}#${documentId}`
}
