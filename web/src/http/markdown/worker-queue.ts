import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
// Relative imports with extensions: Node loads the server without a bundler, too.
import { Unavailable } from '../unavailable.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What a worker posts: bytes, or why there are none. */
type WorkerAnswer = { bytes: ArrayBuffer } | { failure: string }

type WorkerQueue = {
  /** Below `src`. The file is not bundled: Node runs it with the packages that are installed. */
  file: string
  /** What is made, for error messages. */
  what: string
  workerData?: () => Promise<unknown>
  mostWaiting: number
  patienceMs: number
}

/** Runs jobs that block their thread in a worker. A failure rejects, and the next job gets a new worker. */
export function workerQueue<Job>(queue: WorkerQueue) {
  let running: Promise<Worker> | undefined

  async function work(job: Job): Promise<Bytes> {
    running ??= startWorker(queue, () => {
      running = undefined
    })
    const started = running
    let worker: Worker | undefined
    try {
      worker = await started
      // `once` rejects when the worker fails.
      const answered = once(worker, 'message', { signal: AbortSignal.timeout(queue.patienceMs) })
      worker.postMessage(job)
      const [answer] = (await answered) as [WorkerAnswer]
      if ('failure' in answer) throw new Error(`${queue.what} cannot be made: ${answer.failure}`)
      return new Uint8Array(answer.bytes)
    } catch (error) {
      // The next job gets a new worker, since this one may be in any state.
      running = undefined
      await worker?.terminate()
      throw error
    }
  }

  return jobQueue(work, queue.mostWaiting)
}

async function startWorker({ file, workerData }: WorkerQueue, onExit: () => void): Promise<Worker> {
  const data = await workerData?.()
  // Next runs in web/.
  const address = path.join(/* turbopackIgnore: true */ process.cwd(), 'src', file)
  // Without Next's environment, whose cache does not work in a worker, and without options such as --import.
  const worker = new Worker(/* turbopackIgnore: true */ address, {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    workerData: data,
  })
  // An error between two jobs would end the process without a listener.
  worker.on('error', () => undefined)
  worker.once('exit', onExit)
  // An idle worker must not keep the process alive.
  worker.unref()
  return worker
}

/**
 * Runs jobs one at a time; the same job twice is done once. When `mostWaiting` jobs wait, a further one is refused with
 * an `Unavailable`, since nobody would wait for it.
 */
function jobQueue<Job, Result>(run: (job: Job) => Promise<Result>, mostWaiting: number) {
  /** Jobs in progress or in the queue, by content. */
  const pending = new Map<string, Promise<Result>>()
  let last: Promise<unknown> = Promise.resolve()

  return (job: Job): Promise<Result> => {
    const key = JSON.stringify(job)
    const known = pending.get(key)
    if (known) return known
    if (pending.size >= mostWaiting) return Promise.reject(new JobQueueFull())
    const result = last.then(() => run(job)).finally(() => pending.delete(key))
    last = result.catch(() => undefined)
    pending.set(key, result)
    return result
  }
}

class JobQueueFull extends Unavailable {
  override name = 'JobQueueFull'
}
