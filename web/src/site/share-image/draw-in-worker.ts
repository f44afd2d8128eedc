import 'server-only'
import { workerQueue } from '@/lib/worker-queue'
import type { PlainNode } from '@/site/share-image/plain-tree'
import { shareFonts } from '@/site/share-image/share-fonts'

/** Draws a tree as PNG in a worker thread, one at a time. */
export const drawInWorker = workerQueue<PlainNode>({
  file: 'site/share-image/draw-worker.ts',
  what: 'A share image',
  workerData: shareFonts,
  // An image takes about 100 ms; clients do not wait for more than 64.
  mostWaiting: 64,
  patienceMs: 20_000,
})
