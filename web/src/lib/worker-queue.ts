import 'server-only'
import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { Unavailable } from '@/lib/unavailable'

type Bytes = Uint8Array<ArrayBuffer>

/** What a worker posts: bytes with its notes on them, or why there are none. */
export type WorkerAnswer<Notes = unknown> =
  | { bytes: ArrayBuffer; notes: Notes }
  | { failure: string }

type WorkerQueue = {
  /** Below `src/site`. The file is not bundled: Node runs it with the packages that are installed. */
  file: string
  /** What is drawn, for error messages. */
  what: string
  workerData?: () => Promise<unknown>
  /** Further jobs are refused, since nobody would wait for them. */
  mostWaiting: number
  patienceMs: number
}

type Drawn<Notes> = { bytes: Bytes; notes: Notes }

/**
 * Draws in a worker thread, one job at a time, since drawing blocks its thread. The same job twice is done once.
 * A failure rejects, and the next job gets a new worker.
 */
export function workerQueue<Job, Notes = undefined>(queue: WorkerQueue) {
  /** Jobs in progress or in the queue, by content. */
  const pending = new Map<string, Promise<Drawn<Notes>>>()
  let last: Promise<unknown> = Promise.resolve()
  let running: Promise<Worker> | undefined

  async function draw(job: Job): Promise<Drawn<Notes>> {
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
      const [answer] = (await answered) as [WorkerAnswer<Notes>]
      if ('failure' in answer) throw new Error(`${queue.what} cannot be drawn: ${answer.failure}`)
      return { bytes: new Uint8Array(answer.bytes), notes: answer.notes }
    } catch (error) {
      // The next job gets a new worker, since this one may be in any state.
      running = undefined
      await worker?.terminate()
      throw error
    }
  }

  return (job: Job): Promise<Drawn<Notes>> => {
    const key = JSON.stringify(job)
    const known = pending.get(key)
    if (known) return known
    if (pending.size >= queue.mostWaiting) return Promise.reject(new DrawingQueueFull())
    const drawing = last.then(() => draw(job)).finally(() => pending.delete(key))
    last = drawing.catch(() => undefined)
    pending.set(key, drawing)
    return drawing
  }
}

class DrawingQueueFull extends Unavailable {
  override name = 'DrawingQueueFull'
}

async function startWorker({ file, workerData }: WorkerQueue, onExit: () => void): Promise<Worker> {
  const data = await workerData?.()
  // Next runs in web/.
  const address = path.join(/* turbopackIgnore: true */ process.cwd(), 'src/site', file)
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
