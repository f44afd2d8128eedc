import { randomUUID } from 'node:crypto'
import { QueryError } from '../dataset/lake-error.ts'
import type { LakeDocument, LakeEvent } from '../dataset/types.ts'
import { type EventStream, openEventStream } from '../http/event-stream.ts'
import { flag, type LakeRequest } from '../http/lake-request.ts'
import { LOCAL_USER } from '../local-user.ts'
import { isPublicId } from '../visibility.ts'
import { readParams } from './query.ts'

/** From this version on, a listener hears of drafts and versions only when it asks for them. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

type Matcher = (document: LakeDocument | null) => boolean

/** `GET /data/listen/:dataset?query=…`: an event for every change of a document of the query. */
export function listen(request: LakeRequest): void {
  const { lake, path, search, message } = request
  const dataset = lake.dataset(path.dataset ?? '')
  const params = readParams(search)
  let matches: Matcher
  try {
    matches = dataset.matcher(search.get('query') || '*', params, LOCAL_USER.id)
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    // A listener reads no bodies of failed requests, so Sanity tells it by an event.
    const stream = openEventStream(request)
    stream.emit('channelError', error.body)
    stream.end()
    return
  }
  const stream = openEventStream(request)
  // What happened while the listener was away is not kept: it must start over.
  const isResumed = message.headers['last-event-id'] !== undefined && flag(search, 'enableResume')
  stream.emit(isResumed ? 'reset' : 'welcome', { listenerName: randomUUID() })
  stream.onClose(dataset.subscribe(eventSender(request, stream, matches), stream.disconnect))
}

function eventSender(
  { search, access, apiVersion }: LakeRequest,
  stream: EventStream,
  matches: Matcher,
) {
  const hearsAll =
    access === 'editor' &&
    (flag(search, 'includeAllVersions') ||
      (apiVersion !== 'X' && apiVersion < PUBLISHED_BY_DEFAULT))
  const hears = (id: string) => {
    if (access === 'visitor') return isPublicId(id)
    return hearsAll || !/^(?:drafts|versions)\./.test(id)
  }

  return (event: LakeEvent) => {
    if (!hears(event.documentId)) return
    const was = matches(event.previous)
    const is = matches(event.result)
    if (!was && !is) return
    const transition = was && is ? 'update' : is ? 'appear' : 'disappear'
    stream.emit('mutation', mutationEvent(event, transition, search), eventId(event))
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
