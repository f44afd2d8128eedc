import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { LakeError } from '../../dataset/lake-error.ts'
import type { LakeEvent, Params } from '../../dataset/types.ts'
import { LOCAL_USER } from '../../local-user.ts'
import { isPublicId } from '../access.ts'
import { type EventStream, openEventStream } from '../event-stream.ts'
import { callerSignal, datasetOf, type LakeRequest } from '../lake-request.ts'
import { effectFormat, flag, flagOn, readParameters } from '../parameters.ts'
import { readParams } from './query.ts'

/** From this API version on, listeners get events of drafts and versions only on request. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

/** Events waiting for their filter result; a listener with more is disconnected. */
const MAX_PENDING = 1000

const parameters = z.object({
  query: z
    .string()
    .default('')
    .transform((query) => query || '*'),
  includeAllVersions: flag,
  includeMutations: flagOn,
  includeResult: flag,
  includePreviousRevision: flag,
  effectFormat,
  enableResume: flag,
})

type ListenOptions = z.infer<typeof parameters>

/** `GET /data/listen/:dataset?query=…`: an event for every change of a document of the query. */
export async function listen(request: LakeRequest): Promise<void> {
  const { search, message, response } = request
  const dataset = datasetOf(request)
  const options = readParameters(search, parameters)
  const params = readParams(search)
  let filter: ListenerFilter
  try {
    filter = await listenerFilter(request, options.query, params)
  } catch (error) {
    if (!isQueryRefusal(error)) throw error
    // Event sources cannot read the body of a failed request, so Sanity sends an event.
    endWith(openEventStream(request), error)
    return
  }
  if (response.destroyed) return
  const stream = openEventStream(request)
  // Missed events are not stored, so a resumed listener must start over.
  const isResumed = message.headers['last-event-id'] !== undefined && options.enableResume
  stream.emit(isResumed ? 'reset' : 'welcome', { listenerName: randomUUID() })
  stream.onClose(
    dataset.subscribe(eventSender(request, options, stream, filter), stream.disconnect),
  )
}

const isQueryRefusal = (error: unknown): error is LakeError =>
  error instanceof LakeError && error.body.error.type.startsWith('query')

function endWith(stream: EventStream, { body }: LakeError): void {
  stream.emit('channelError', body)
  stream.end()
}

function eventSender(
  { access, apiVersion, response }: LakeRequest,
  options: ListenOptions,
  stream: EventStream,
  filter: ListenerFilter,
) {
  const hearsAll =
    access === 'editor' &&
    (options.includeAllVersions || (apiVersion !== 'X' && apiVersion < PUBLISHED_BY_DEFAULT))
  const hears = (id: string) => {
    if (access === 'visitor') return isPublicId(id)
    return hearsAll || !/^(?:drafts|versions)\./.test(id)
  }
  const send = (events: readonly LakeEvent[], memberships: readonly Membership[]) => {
    const matching = events.flatMap((event, at) => {
      const { was, is } = memberships[at] ?? { was: false, is: false }
      if (!was && !is) return []
      return [{ event, transition: was && is ? 'update' : is ? 'appear' : 'disappear' }]
    })
    for (const [at, { event, transition }] of matching.entries()) {
      // Listeners wait for all events of a transaction, so only those they receive are counted.
      const place = {
        transactionTotalEvents: matching.length,
        transactionCurrentEvent: at + 1,
      }
      stream.emit(
        'mutation',
        { ...mutationEvent(event, options), transition, ...place },
        eventId(event),
      )
    }
  }
  let sent = Promise.resolve()
  let pending = 0

  return (transaction: readonly LakeEvent[]) => {
    const events = transaction.filter(({ documentId }) => hears(documentId))
    if (events.length === 0) return
    const memberships = filter(events)
    if (!(memberships instanceof Promise)) {
      send(events, memberships)
      return
    }
    pending += events.length
    if (pending > MAX_PENDING) response.destroy()
    sent = Promise.all([memberships, sent])
      .then(([found]) => send(events, found))
      .catch((error: unknown) => {
        if (isQueryRefusal(error)) endWith(stream, error)
        else response.destroy()
      })
      .finally(() => {
        pending -= events.length
      })
  }
}

function mutationEvent(event: LakeEvent, options: ListenOptions) {
  const { previous, result, mutations, effects, syncTags: _, ...rest } = event
  return {
    eventId: eventId(event),
    ...rest,
    // Also set for a deletion: the Studio links events by it.
    resultRev: event.transactionId,
    ...(options.includeMutations && { mutations }),
    ...(options.effectFormat && { effects }),
    ...(options.includeResult && { result }),
    ...(options.includePreviousRevision && { previous }),
  }
}

function eventId({ transactionId, documentId }: LakeEvent): string {
  return `${transactionId}#${documentId}`
}

/** Whether a changed document matched a listener's query before, and whether it matches now. */
export interface Membership {
  was: boolean
  is: boolean
}

/** The memberships of the changed documents of a transaction, in their order. */
export type ListenerFilter = (events: readonly LakeEvent[]) => Membership[] | Promise<Membership[]>

/**
 * The filter of a listener's query; rejects with a `LakeError` when the query does not parse.
 * Filters run on every write, so one that may be slow runs in another thread.
 */
async function listenerFilter(
  request: LakeRequest,
  groq: string,
  params: Params,
): Promise<ListenerFilter> {
  const { lake, path, access } = request
  const name = path.dataset ?? ''
  const dataset = lake.dataset(name)
  if (dataset.isPlainFilter(groq, params)) {
    const matches = dataset.matcher(groq, params, LOCAL_USER.id)
    return (events) =>
      events.map(({ previous, result }) => ({ was: matches(previous), is: matches(result) }))
  }
  const caller = { access, signal: callerSignal(request) }
  const match = (documents: LakeEvent['result'][]) =>
    lake.queries(name).match(caller, groq, params, LOCAL_USER.id, documents)
  await match([])
  return async (events) => {
    const matched = await match(events.flatMap(({ previous, result }) => [previous, result]))
    return events.map((_, at) => ({
      was: matched[2 * at] ?? false,
      is: matched[2 * at + 1] ?? false,
    }))
  }
}
