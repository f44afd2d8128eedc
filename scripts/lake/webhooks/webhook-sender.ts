import { randomUUID } from 'node:crypto'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { Dataset } from '../dataset/dataset.ts'
import type { LakeEvent } from '../dataset/types.ts'
import type { WebhookSettings } from '../env.ts'
import { createPayloadReader, operationOf } from './webhook-payload.ts'
import { type WebhookJob, WebhookQueue } from './webhook-queue.ts'

const TIMEOUT_MS = 10_000
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 10_000
const GIVE_UP_MS = 24 * 60 * 60 * 1000
const BROKEN_QUEUE_MS = 1000
const AT_ONCE = 4

/** Tells one receiver of every change to published documents, signed as Sanity signs. */
export class WebhookSender {
  readonly #settings: WebhookSettings
  readonly #queue: WebhookQueue
  readonly #payloadOf: ReturnType<typeof createPayloadReader>
  #enqueueing = Promise.resolve()
  #delivering: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #isReachable = true
  #isClosed = false

  constructor(settings: WebhookSettings, file: string) {
    this.#payloadOf = createPayloadReader(settings)
    this.#settings = settings
    this.#queue = new WebhookQueue(file)
    this.#wake(0)
  }

  /** Follows a dataset from now on. */
  watch(dataset: Dataset): void {
    dataset.subscribe((event) => {
      if (/^(?:drafts|versions)\./.test(event.documentId)) return
      this.#enqueueing = this.#enqueueing
        .then(() => this.#enqueue(dataset, event))
        .catch((error: unknown) => console.error(`Webhook: ${(error as Error).message}`))
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#enqueueing
    this.#isClosed = true
    await this.#delivering
    this.#queue.close()
  }

  async #enqueue(dataset: Dataset, event: LakeEvent): Promise<void> {
    const payload = await this.#payloadOf(dataset, event)
    if (payload === undefined) return
    this.#queue.add(`${dataset.name}/${event.documentId}`, JSON.stringify(payload), {
      'sanity-project-id': dataset.projectId,
      'sanity-dataset': dataset.name,
      'sanity-document-id': event.documentId,
      'sanity-operation': operationOf(event),
      'sanity-transaction-id': event.transactionId,
      'sanity-transaction-time': event.timestamp,
      'idempotency-key': randomUUID(),
    })
    this.#wake(0)
  }

  #wake(delay: number): void {
    clearTimeout(this.#timer)
    if (this.#isClosed || this.#delivering) return
    this.#timer = setTimeout(() => {
      this.#delivering = this.#deliverAndSchedule()
    }, delay)
  }

  /** Never rejects: a queue that cannot be written now must not take the lake down. */
  async #deliverAndSchedule(): Promise<void> {
    let delay: number | undefined
    try {
      await this.#deliverDue()
      const next = this.#isClosed ? undefined : this.#queue.nextDueAt()
      delay = next && Math.max(0, next - Date.now())
    } catch (error) {
      console.error(`Webhook: the queue cannot be worked on: ${(error as Error).message}`)
      delay = BROKEN_QUEUE_MS
    }
    this.#delivering = undefined
    if (delay !== undefined) this.#wake(delay)
  }

  async #deliverDue(): Promise<void> {
    for (let due = this.#queue.due(); due.length > 0; due = this.#queue.due())
      for (let at = 0; at < due.length; at += AT_ONCE) {
        if (this.#isClosed) return
        await Promise.all(due.slice(at, at + AT_ONCE).map((job) => this.#deliver(job)))
      }
  }

  async #deliver(job: WebhookJob): Promise<void> {
    const failure = await this.#post(job)
    if (failure === undefined) {
      if (!this.#isReachable) console.log('Webhook: the receiver answers again')
      this.#isReachable = true
      this.#queue.remove(job)
      return
    }
    const { reason, isFinal } = failure
    const name = job.headers['sanity-document-id']
    if (isFinal || Date.now() - job.createdAt > GIVE_UP_MS) {
      console.error(`Webhook: gave up on ${name}: ${reason}`)
      this.#queue.remove(job)
      return
    }
    if (this.#isReachable) console.error(`Webhook: ${reason}; will try again until it is delivered`)
    this.#isReachable = false
    const delay = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(job.attempts, 20))
    this.#queue.postpone(job, delay * (0.75 + Math.random() / 2))
  }

  /** Sends one webhook; answers why it failed. As Sanity, a refusal by the receiver is final. */
  async #post(job: WebhookJob): Promise<{ reason: string; isFinal: boolean } | undefined> {
    const { url, secret } = this.#settings
    const headers: Record<string, string> = { ...job.headers, 'content-type': 'application/json' }
    if (secret)
      headers[SIGNATURE_HEADER_NAME] = await encodeSignatureHeader(job.body, Date.now(), secret)
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: job.body,
        signal,
        redirect: 'manual',
      })
      await response.body?.cancel()
      if (response.ok) return undefined
      const isFinal = response.status < 500 && ![408, 425, 429].includes(response.status)
      return { reason: `${url} answered ${response.status}`, isFinal }
    } catch {
      return { reason: `${url} does not answer`, isFinal: false }
    }
  }
}
