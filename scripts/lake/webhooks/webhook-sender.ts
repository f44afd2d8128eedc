import { randomUUID } from 'node:crypto'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { Dataset } from '../dataset/dataset.ts'
import type { WebhookSettings } from '../options.ts'
import { createPayloadReader, operationOf } from './webhook-payload.ts'
import type { AnnouncedChange, WebhookJob, WebhookMessage } from './webhook-queue.ts'

const TIMEOUT_MS = 10_000
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 10_000
const GIVE_UP_MS = 24 * 60 * 60 * 1000
const BROKEN_QUEUE_MS = 1000
const AT_ONCE = 4

/** Delivers changes of published documents to one receiver, signed as Sanity's webhooks. */
export class WebhookSender {
  readonly #settings: WebhookSettings
  readonly #payloadOf: ReturnType<typeof createPayloadReader>
  readonly #datasets = new Set<Dataset>()
  #delivering: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #isReachable = true
  #isClosed = false

  constructor(settings: WebhookSettings) {
    this.#payloadOf = createPayloadReader(settings)
    this.#settings = settings
  }

  /** Delivers the queue of a dataset, now and after every change. */
  watch(dataset: Dataset): void {
    this.#datasets.add(dataset)
    dataset.subscribe(() => this.#wake(0))
    this.#wake(0)
  }

  /** Stops the delivery for a dataset that is deleted. */
  forget(dataset: Dataset): void {
    this.#datasets.delete(dataset)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#delivering
  }

  #wake(delay: number): void {
    clearTimeout(this.#timer)
    if (this.#isClosed || this.#delivering) return
    this.#timer = setTimeout(() => {
      this.#delivering = this.#deliverAndSchedule()
    }, delay)
  }

  /** Never rejects: a queue that cannot be written must not crash the lake. */
  async #deliverAndSchedule(): Promise<void> {
    let delay: number | undefined
    try {
      await allEnded([...this.#datasets].map((dataset) => this.#deliverFrom(dataset)))
      const next = [...this.#datasets].flatMap(({ webhooks }) => webhooks.nextDueAt() ?? [])
      delay = next.length > 0 ? Math.max(0, Math.min(...next) - Date.now()) : undefined
    } catch (error) {
      console.error(`Webhook: the queue cannot be processed: ${(error as Error).message}`)
      delay = BROKEN_QUEUE_MS
    }
    this.#delivering = undefined
    if (delay !== undefined) this.#wake(delay)
  }

  async #deliverFrom(dataset: Dataset): Promise<void> {
    const isOver = () => this.#isClosed || !this.#datasets.has(dataset)
    while (!isOver()) {
      const hasWritten = await this.#writeMessages(dataset, isOver)
      const due = isOver() ? [] : dataset.webhooks.due()
      if (due.length === 0 && !hasWritten) return
      for (let at = 0; at < due.length && !isOver(); at += AT_ONCE)
        await allEnded(due.slice(at, at + AT_ONCE).map((job) => this.#deliver(dataset, job)))
    }
  }

  /** Whether there was a change without a message. */
  async #writeMessages(dataset: Dataset, isOver: () => boolean): Promise<boolean> {
    const { webhooks } = dataset
    const changes = webhooks.unwritten()
    for (const change of changes) {
      const message = await this.#messageOf(dataset, change)
      if (isOver()) return false
      if (message) webhooks.write(change.seq, message)
      else webhooks.remove(change.seq)
    }
    return changes.length > 0
  }

  async #messageOf(dataset: Dataset, change: AnnouncedChange): Promise<WebhookMessage | undefined> {
    try {
      const payload = await this.#payloadOf(dataset, change)
      if (payload === undefined) return undefined
      const headers = {
        'sanity-project-id': dataset.projectId,
        'sanity-dataset': dataset.name,
        'sanity-document-id': change.documentId,
        'sanity-operation': operationOf(change),
        'sanity-transaction-id': change.transactionId,
        'sanity-transaction-time': change.timestamp,
        'idempotency-key': randomUUID(),
      }
      return { body: JSON.stringify(payload), headers }
    } catch (error) {
      console.error(`Webhook: no message for ${change.documentId}: ${(error as Error).message}`)
      return undefined
    }
  }

  async #deliver(dataset: Dataset, job: WebhookJob): Promise<void> {
    const failure = await this.#post(job)
    if (!this.#datasets.has(dataset)) return
    if (failure === undefined) {
      if (!this.#isReachable) console.log('Webhook: the receiver answers again')
      this.#isReachable = true
      dataset.webhooks.remove(job.seq)
      return
    }
    const { reason, isFinal } = failure
    if (isFinal || Date.now() - job.createdAt > GIVE_UP_MS) {
      console.error(`Webhook: gave up on ${job.document}: ${reason}`)
      dataset.webhooks.remove(job.seq)
      return
    }
    if (this.#isReachable) console.error(`Webhook: ${reason}; will try again until it is delivered`)
    this.#isReachable = false
    const delay = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(job.attempts, 20))
    dataset.webhooks.postpone(job.seq, delay * (0.75 + Math.random() / 2))
  }

  /** Sends one webhook and returns why it failed. As at Sanity, most 4xx responses are final. */
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

/** Like `Promise.all`, but waits for all before it rejects, so that rounds never overlap. */
async function allEnded(work: Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(work)
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}
