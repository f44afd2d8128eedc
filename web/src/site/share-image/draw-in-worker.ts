import 'server-only'
import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { UNAVAILABLE_DIGEST } from '@/lib/unavailable'
import type { PlainNode } from '@/site/share-image/plain-tree'
import { shareFonts } from '@/site/share-image/share-fonts'

type Png = Uint8Array<ArrayBuffer>
type Answer = { png: ArrayBuffer } | { failure: string }

/** The longest queue: an image takes about 100 ms, and clients do not wait longer. */
const MOST_WAITING = 64
const PATIENCE_MS = 20_000

/** Images in progress or in the queue, by content. */
const pending = new Map<string, Promise<Png>>()
let last: Promise<unknown> = Promise.resolve()
let running: Promise<Worker> | undefined

/** Draws a tree as PNG in a worker, one at a time. */
export function drawInWorker(tree: PlainNode): Promise<Png> {
  const key = JSON.stringify(tree)
  const known = pending.get(key)
  if (known) return known
  if (pending.size >= MOST_WAITING) return Promise.reject(new DrawingQueueFull())
  const drawing = last.then(() => draw(tree)).finally(() => pending.delete(key))
  last = drawing.catch(() => undefined)
  pending.set(key, drawing)
  return drawing
}

class DrawingQueueFull extends Error {
  override name = 'DrawingQueueFull'
  readonly digest = UNAVAILABLE_DIGEST
}

async function draw(tree: PlainNode): Promise<Png> {
  running ??= startWorker()
  const started = running
  let worker: Worker | undefined
  try {
    worker = await started
    // `once` rejects when the worker fails.
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) })
    worker.postMessage(tree)
    const [answer] = (await answered) as [Answer]
    if ('failure' in answer) throw new Error(`A share image cannot be drawn: ${answer.failure}`)
    return new Uint8Array(answer.png)
  } catch (error) {
    // The next image gets a new worker, since this one may be in any state.
    running = undefined
    await worker?.terminate()
    throw error
  }
}

async function startWorker(): Promise<Worker> {
  const fonts = await shareFonts()
  // Next runs in web/. The file is not bundled: Node runs it with the packages that are installed.
  const file = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'src/site/share-image/draw-worker.ts',
  )
  // Without Next's environment, whose cache does not work in a worker, and without options such as --import.
  const worker = new Worker(/* turbopackIgnore: true */ file, {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    workerData: { fonts },
  })
  // An error between two images would end the process without a listener.
  worker.on('error', () => undefined)
  worker.once('exit', () => {
    running = undefined
  })
  // An idle worker must not keep the process alive.
  worker.unref()
  return worker
}
