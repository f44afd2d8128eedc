import { LakeError } from '../../lake-error.ts'
import type { KeptLanes } from './kept-lanes.ts'
import type { QueryMessage, QueryOutcome, QueryTask } from './messages.ts'
import type { QueryThread } from './query-thread.ts'

/** A query that takes longer moves to the slow thread. */
const QUICK_MS = 250
/** Starting a thread takes time, so the second one is started before it is needed. */
const PREPARE_MS = 50
/** A query with a higher cost estimate goes to the slow thread directly. */
const QUICK_VISITS = 300_000
const MAX_WAITING = 1000
const MAX_KNOWN = 500

type Place = 'quick' | 'slow'

interface Job {
  task: QueryTask
  /** Where it runs, or ran until it was stopped. */
  thread: QueryThread | undefined
  hasLeft: boolean
  limit: NodeJS.Timeout
  resolve: (json: string) => void
  reject: (error: Error) => void
}

/**
 * The threads for one kind of caller: one for quick queries and, on demand, one for slow ones. A
 * query that turns out to be slow keeps its thread, and the threads swap roles; when another slow
 * query is running, it is stopped and queued behind that one.
 */
export class QueryLane {
  readonly #kept: KeptLanes
  readonly #open: (onLoaded: () => void) => QueryThread
  readonly #limitMs: number
  readonly #threads: Partial<Record<Place, QueryThread>> = {}
  readonly #waiting: Record<Place, Job[]> = { quick: [], slow: [] }
  readonly #running = new Map<QueryThread, Job>()
  /** Queries that were slow in their last run. */
  readonly #slow = new Set<string>()
  #isClosed = false

  constructor(kept: KeptLanes, limitMs: number, open: (onLoaded: () => void) => QueryThread) {
    this.#kept = kept
    this.#limitMs = limitMs
    this.#open = open
  }

  /** Runs a task and resolves with JSON; stops it when the caller disconnects or time runs out. */
  run(task: QueryTask, caller: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.quick.length + this.#waiting.slow.length
      if (this.#isClosed || waiting >= MAX_WAITING) throw busy()
      const limit = setTimeout(() => this.#timeOut(job), this.#limitMs)
      const job: Job = { task, limit, resolve, reject, thread: undefined, hasLeft: false }
      caller.addEventListener('abort', () => this.#leave(job), { once: true })
      this.#waiting[this.#slow.has(task.groq) ? 'slow' : 'quick'].push(job)
      this.#kept.use(this)
      this.#startNext()
    })
  }

  /** Applies a transaction to the threads' copies. */
  change(message: QueryMessage): void {
    for (const thread of this.#allThreads()) thread.change(message)
  }

  get hasThreads(): boolean {
    return this.#allThreads().length > 0
  }

  /** Whether no query runs or waits. */
  get isIdle(): boolean {
    return this.#running.size + this.#waiting.quick.length + this.#waiting.slow.length === 0
  }

  /** Ends its threads; the next query starts one again. */
  async endThreads(): Promise<void> {
    const threads = this.#allThreads()
    delete this.#threads.quick
    delete this.#threads.slow
    await Promise.all(threads.map((thread) => thread.end()))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#kept.forget(this)
    const jobs = [...this.#waiting.quick, ...this.#waiting.slow, ...this.#running.values()]
    for (const job of jobs) this.#refuse(job, busy())
    await this.endThreads()
  }

  #allThreads(): QueryThread[] {
    return Object.values(this.#threads)
  }

  #startNext(): void {
    for (const place of ['quick', 'slow'] as const) {
      const [job] = this.#waiting[place]
      if (!job) continue
      const thread = this.#thread(place)
      if (!thread.isFree) continue
      this.#waiting[place].shift()
      this.#start(job, thread, place)
    }
    if (this.isIdle) this.#kept.release()
  }

  #thread(place: Place): QueryThread {
    const known = this.#threads[place]
    if (known && !known.hasEnded) return known
    const opened = this.#open(() => this.#startNext())
    this.#threads[place] = opened
    return opened
  }

  #start(job: Job, thread: QueryThread, place: Place): void {
    job.thread = thread
    this.#running.set(thread, job)
    const startedAt = performance.now()
    const isQuick = place === 'quick'
    const prepare = isQuick ? setTimeout(() => this.#thread('slow'), PREPARE_MS) : undefined
    const aside = isQuick ? setTimeout(() => this.#moveAside(job, thread), QUICK_MS) : undefined
    void thread.perform(isQuick ? withCostLimit(job.task) : job.task).then((outcome) => {
      clearTimeout(prepare)
      clearTimeout(aside)
      // A stopped task may still post its result.
      if (this.#running.get(thread) !== job) return
      this.#running.delete(thread)
      if (performance.now() - startedAt < QUICK_MS) this.#slow.delete(job.task.groq)
      if (outcome.kind !== 'costly') this.#settle(job, outcome)
      else if (!job.hasLeft) {
        job.thread = undefined
        this.#waiting.slow.push(job)
      }
      this.#startNext()
    })
  }

  /** Frees the quick thread for other queries. */
  #moveAside(job: Job, thread: QueryThread): void {
    if (this.#running.get(thread) !== job) return
    if (this.#slow.size >= MAX_KNOWN) this.#slow.clear()
    this.#slow.add(job.task.groq)
    const slow = this.#thread('slow')
    if (job.hasLeft) this.#stop(job)
    else if (!this.#running.has(slow)) {
      this.#threads.slow = thread
      this.#threads.quick = slow
    } else {
      this.#stop(job)
      this.#waiting.slow.push(job)
    }
    this.#startNext()
  }

  /** The Studio cancels queries on every keystroke; finishing a quick one is cheaper than stopping it. */
  #leave(job: Job): void {
    job.hasLeft = true
    const { quick } = this.#threads
    if (quick && this.#running.get(quick) === job) return
    this.#refuse(job, busy())
    this.#startNext()
  }

  #timeOut(job: Job): void {
    this.#refuse(job, job.thread ? this.#tooSlow(job) : busy())
    this.#startNext()
  }

  #refuse(job: Job, reason: Error): void {
    this.#stop(job)
    for (const place of ['quick', 'slow'] as const)
      this.#waiting[place] = this.#waiting[place].filter((other) => other !== job)
    clearTimeout(job.limit)
    job.reject(reason)
  }

  /** Terminates the thread of a running job: an evaluation cannot be stopped otherwise. */
  #stop(job: Job): void {
    const { thread } = job
    if (!thread || this.#running.get(thread) !== job) return
    this.#running.delete(thread)
    void thread.end()
  }

  #settle(job: Job, outcome: Exclude<QueryOutcome, { kind: 'costly' }>): void {
    clearTimeout(job.limit)
    if (outcome.kind === 'answer') job.resolve(outcome.json)
    else if (outcome.kind === 'refused') job.reject(new LakeError(outcome.status, outcome.body))
    else job.reject(new Error(outcome.message))
  }

  #tooSlow({ task: { groq: query } }: Job): LakeError {
    const description =
      `The query was stopped after ${this.#limitMs / 1000} s. Filter by _type or _id first, ` +
      'and avoid *[…] inside of another filter or projection.'
    return new LakeError(422, { error: { type: 'queryTimeoutError', description, query } })
  }
}

function withCostLimit(task: QueryTask): QueryTask {
  if (task.kind === 'match') return task
  return { ...task, options: { ...task.options, maxVisits: QUICK_VISITS } }
}

const busy = (): LakeError =>
  new LakeError(503, {
    error: {
      type: 'queryBusyError',
      description: 'The lake is busy with other slow queries. Try again in a few seconds.',
    },
  })
