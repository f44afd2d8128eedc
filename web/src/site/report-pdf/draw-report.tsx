import 'server-only'
import { createHash } from 'node:crypto'
import { perProcess } from '@/lib/per-process'
import { workerQueue } from '@/lib/worker-queue'
import type { PlainNode } from '@/site/share-image/plain-tree'
import { toPlainTree } from '@/site/share-image/plain-tree'
import { type ReportContent, ReportDocument, type ReportPart, titleOf } from './report-document'

export type ReportFile = {
  bytes: Uint8Array<ArrayBuffer>
  /** The number of its pages. */
  pages: number
  title: string
  /** A short hash of what it was made from. */
  revision: string
}

const draw = workerQueue<PlainNode, { pages: number }>({
  file: 'report-pdf/draw-worker.ts',
  what: 'A report',
  mostWaiting: 16,
  patienceMs: 60_000,
})

/** The files made last, each about 150 KB: all reports with room for a few changes. */
const MOST_KEPT = 12

const files = perProcess('report-files', () => new Map<string, Promise<ReportFile>>())

/**
 * The PDF of a report's content; made once for the same content, however many ask, and anew after a change. Rejects if
 * it cannot be drawn, or with an `Unavailable` if too many others wait.
 */
export function drawReport(part: ReportPart, content: ReportContent): Promise<ReportFile> {
  const tree = toPlainTree(<ReportDocument part={part} content={content} />)
  const revision = createHash('sha256').update(JSON.stringify(tree)).digest('hex').slice(0, 16)
  const known = files.get(revision)
  if (known) return known
  const file = draw(tree).then(({ bytes, notes }) => {
    return { bytes, pages: notes.pages, title: titleOf(part, content), revision }
  })
  files.set(revision, file)
  file.catch(() => files.delete(revision))
  for (const oldest of files.keys()) {
    if (files.size <= MOST_KEPT) break
    files.delete(oldest)
  }
  return file
}
