import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isPublicId, isPublishedId } from '../../dataset/document-id.ts'
import { LakeError } from '../../dataset/lake-error.ts'
import type { Matcher } from '../../dataset/query/query-engine.ts'
import type { LakeEvent } from '../../dataset/types.ts'
import { LOCAL_USER } from '../../local-user.ts'
import { type EventStream, openEventStream } from '../event-stream.ts'
import { datasetOf, type LakeRequest } from '../lake-request.ts'
import { effectFormat, flag, flagOn, readParameters } from '../parameters.ts'
import { isPublishedByDefault, readParams } from './query.ts'

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
export function listen(request: LakeRequest): void {
  const { search, message } = request
  const dataset = datasetOf(request)
  const options = readParameters(search, parameters)
  const params = readParams(search)
  let matches: Matcher
  try {
    matches = dataset.matcher(options.query, params, LOCAL_USER.id)
  } catch (error) {
    if (!isQueryRefusal(error)) throw error
    // Event sources cannot read the body of a failed request, so Sanity sends an event.
    endWith(openEventStream(request), error)
    return
  }
  const stream = openEventStream(request)
  // Missed events are not stored, so a resumed listener must start over.
  const isResumed = message.headers['last-event-id'] !== undefined && options.enableResume
  stream.emit(isResumed ? 'reset' : 'welcome', { listenerName: randomUUID() })
  stream.onClose(dataset.subscribe(eventSender(request, options, stream, matches)))
}

const isQueryRefusal = (error: unknown): error is LakeError =>
  error instanceof LakeError && error.body.error.type.startsWith('query')

function endWith(stream: EventStream, { body }: LakeError): void {
  stream.emit('channelError', body)
  stream.end()
}

function eventSender(
  { access, apiVersion }: LakeRequest,
  options: ListenOptions,
  stream: EventStream,
  matches: Matcher,
) {
  const hearsAll =
    access === 'editor' && (options.includeAllVersions || !isPublishedByDefault(apiVersion))
  const hears = (id: string) => {
    if (access === 'visitor') return isPublicId(id)
    return hearsAll || isPublishedId(id)
  }
  return (transaction: readonly LakeEvent[]) => {
    try {
      const heard = transaction.filter(({ documentId }) => hears(documentId))
      if (heard.length === 0) return
      const matched = matches(heard.flatMap(({ previous, result }) => [previous, result]))
      const matching = heard.flatMap((event, at) => {
        const [was, is] = matched.slice(2 * at, 2 * at + 2)
        if (!was && !is) return []
        return [{ event, transition: was && is ? 'update' : is ? 'appear' : 'disappear' }]
      })
      for (const [at, { event, transition }] of matching.entries()) {
        // Listeners wait for all events of a transaction, so only those they receive are counted.
        const place = {
          transactionTotalEvents: matching.length,
          transactionCurrentEvent: at + 1,
        }
        const change = { ...mutationEvent(event, options), transition, ...place }
        stream.emit('mutation', change, eventId(event))
      }
    } catch (error) {
      if (!isQueryRefusal(error)) throw error
      endWith(stream, error)
    }
  }
}

function mutationEvent(event: LakeEvent, options: ListenOptions) {
  const { previous, result, mutations, effects, ...rest } = event
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
