import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { Dataset } from '../dataset/dataset.ts'
import { isPublishedId } from '../dataset/document-id.ts'
import { isObject } from '../dataset/json-value.ts'
import type { LakeDocument, LakeEvent } from '../dataset/types.ts'
import type { WebhookOptions } from '../options.ts'

const TIMEOUT_MS = 10_000
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 10_000

/**
 * Tells one receiver of changes of published documents, signed as Sanity's webhooks, one after the other.
 * Tries again until the lake ends; what it could not deliver by then, the receiver asks for when it starts.
 */
export class WebhookSender {
  readonly #settings: WebhookOptions
  readonly #ending = new AbortController()
  #queue = Promise.resolve()
  #pending = 0
  #isReachable = true

  constructor(settings: WebhookOptions) {
    this.#settings = settings
  }

  watch(dataset: Dataset): void {
    dataset.subscribe((events) => {
      for (const change of events) if (isTold(change)) this.#add(dataset, change)
    })
  }

  /** The number of changes that are not delivered yet. */
  get pending(): number {
    return this.#pending
  }

  async close(): Promise<void> {
    this.#ending.abort()
    await this.#queue
  }

  #add(dataset: Dataset, change: LakeEvent): void {
    this.#pending++
    this.#queue = this.#queue.then(() => this.#send(dataset, change)).finally(() => this.#pending--)
  }

  /** Sends until the receiver accepts or refuses; never rejects. */
  async #send(dataset: Dataset, change: LakeEvent): Promise<void> {
    const { documentId } = change
    try {
      const headers = {
        'content-type': 'application/json',
        'sanity-project-id': dataset.projectId,
        'sanity-dataset': dataset.name,
        'sanity-document-id': documentId,
        'sanity-operation': operationOf(change),
        'sanity-transaction-id': change.transactionId,
        'sanity-transaction-time': change.timestamp,
        'idempotency-key': randomUUID(),
      }
      const body = JSON.stringify(payloadOf(change))
      for (let delay = FIRST_RETRY_MS; ; delay = Math.min(2 * delay, LONGEST_RETRY_MS)) {
        const failure = await this.#post(body, headers)
        if (!failure && !this.#isReachable) console.log('Webhook: the receiver answers again')
        if (failure?.isFinal) console.error(`Webhook: gave up on ${documentId}: ${failure.reason}`)
        else if (failure && this.#isReachable)
          console.error(`Webhook: ${failure.reason}; will try again until it is delivered`)
        this.#isReachable = !failure || failure.isFinal
        if (this.#isReachable) return
        await wait(delay * (0.75 + Math.random() / 2), undefined, { signal: this.#ending.signal })
      }
    } catch (error) {
      if (this.#ending.signal.aborted) return
      console.error(`Webhook: no message for ${documentId}: ${(error as Error).message}`)
    }
  }

  /** Sends one webhook and returns why it failed. As at Sanity, most 4xx responses are final. */
  async #post(body: string, headers: Record<string, string>) {
    const { url, secret } = this.#settings
    const signature = secret && (await encodeSignatureHeader(body, Date.now(), secret))
    const signed = { ...headers, ...(signature && { [SIGNATURE_HEADER_NAME]: signature }) }
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.#ending.signal])
      const init = { method: 'POST', headers: signed, body, signal, redirect: 'manual' } as const
      const response = await fetch(url, init)
      // To its end: the receiver would log an answer that is canceled as broken off.
      await response.bytes()
      if (response.ok) return undefined
      const isFinal = response.status < 500 && ![408, 425, 429].includes(response.status)
      return { reason: `${url} answered ${response.status}`, isFinal }
    } catch {
      return { reason: `${url} does not answer`, isFinal: false }
    }
  }
}

/** Not of drafts, versions, and documents that the lake itself writes. */
const isTold = ({ documentId, result, previous }: LakeEvent): boolean =>
  isPublishedId(documentId) && !(result ?? previous)?._type.startsWith('system.')

/** What a change did to its document. */
function operationOf({ previous, result }: LakeEvent): 'create' | 'update' | 'delete' {
  if (previous === null) return 'create'
  return result === null ? 'delete' : 'update'
}

/** The body of the webhook for a change. */
function payloadOf(change: LakeEvent): object {
  const { _id, _type } = change.result ?? change.previous ?? {}
  const [path, previousPath] = [pathOf(change.result), pathOf(change.previous)]
  return { _id, _type, path, previousPath, operation: operationOf(change) }
}

function pathOf(document: LakeDocument | null): unknown {
  return isObject(document?.path) ? (document.path.current ?? null) : null
}
