import { extname } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { LakeDocument } from '../../types.ts'
import {
  LOADED,
  type QueryMessage,
  type QueryOutcome,
  type QueryTask,
  type QueryThreadSettings,
} from './messages.ts'

/** Its ending is `.js` in the published package. */
const WORKER = './query-worker.ts'.replace('.ts', extname(import.meta.filename))
/** Documents copied per turn of the event loop. */
const DOCUMENTS_PER_TURN = 500

/** A worker thread with a copy of a dataset's documents; it runs one task at a time. */
export class QueryThread {
  readonly #worker: Worker
  #settle: ((outcome: QueryOutcome) => void) | undefined
  #isLoaded = false
  #hasEnded = false

  /** Calls `onLoaded` once it can run its first task. */
  constructor(
    settings: QueryThreadSettings,
    documents: Iterable<LakeDocument>,
    onLoaded: () => void,
  ) {
    this.#worker = new Worker(new URL(WORKER, import.meta.url), { workerData: settings })
    // Threads must not keep the process alive.
    this.#worker.unref()
    this.#worker.on('message', (message: QueryOutcome | typeof LOADED) => {
      if (message !== LOADED) return this.#done(message)
      this.#isLoaded = true
      onLoaded()
    })
    this.#worker.on('error', (error) => this.#fail(error))
    this.#worker.on('exit', () => this.#fail(new Error('the thread ended')))
    void this.#load(documents)
  }

  get isFree(): boolean {
    return this.#isLoaded && !this.#settle && !this.#hasEnded
  }

  /** Whether it was terminated by us, or ended by itself when out of memory. */
  get hasEnded(): boolean {
    return this.#hasEnded
  }

  /** Applies a transaction. Messages keep their order, so later tasks see it. */
  change(message: QueryMessage): void {
    if (!this.#hasEnded) this.#worker.postMessage(message)
  }

  /** Runs a task. The promise never settles when `end` is called meanwhile. */
  perform(task: QueryTask): Promise<QueryOutcome> {
    return new Promise((resolve) => {
      this.#settle = resolve
      this.#worker.postMessage({ kind: 'task', task } satisfies QueryMessage)
    })
  }

  /** Terminates the thread at once. */
  async end(): Promise<void> {
    this.#hasEnded = true
    this.#settle = undefined
    await this.#worker.terminate()
  }

  /** Documents that are written meanwhile are sent twice, in order. */
  async #load(documents: Iterable<LakeDocument>): Promise<void> {
    let some: LakeDocument[] = []
    const send = () => this.change({ kind: 'documents', documents: JSON.stringify(some), gone: [] })
    for (const document of documents) {
      some.push(document)
      if (some.length < DOCUMENTS_PER_TURN) continue
      send()
      some = []
      await nextTurn()
      if (this.#hasEnded) return
    }
    send()
    this.change({ kind: 'complete' })
  }

  #done(outcome: QueryOutcome): void {
    const settle = this.#settle
    this.#settle = undefined
    settle?.(outcome)
  }

  #fail(error: NodeJS.ErrnoException): void {
    // Otherwise a thread that cannot start would show only as queries that time out.
    if (!this.#isLoaded && !this.#hasEnded) console.error('Lake: a query thread failed:', error)
    this.#hasEnded = true
    const hasMemory = error.code !== 'ERR_WORKER_OUT_OF_MEMORY'
    const description = 'The query needs more memory than the lake has. Ask for fewer documents.'
    this.#done(
      hasMemory
        ? { kind: 'failed', message: `A query ended its thread: ${error.message}` }
        : { kind: 'refused', status: 422, body: { error: { type: 'queryError', description } } },
    )
  }
}
