import 'server-only'
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { jobQueue } from '@/lib/job-queue'
import { log } from '@/lib/log'
import { perProcess } from '@/lib/per-process'
import { type ReportContent, type ReportData, type ReportPart, reportData } from './report-data'

type Bytes = Uint8Array<ArrayBuffer>

export type ReportFile = {
  bytes: Bytes
  /** The number of its pages. */
  pages: number
  title: string
  /** A short hash of what it was made from. */
  revision: string
}

/** What `draw-process.ts` sends. `fault` says why a file does not conform to PDF/UA. */
type Answer = { bytes: Bytes; pages: number; fault?: string } | { failure: string }

const PATIENCE_MS = 60_000
const MOST_WAITING = 16
/** The files made last, each about 100 KB: all reports with room for a few changes. */
const MOST_KEPT = 12

const draw = jobQueue(drawInProcess, MOST_WAITING)

const files = perProcess('report-files', () => new Map<string, Promise<ReportFile>>())

/**
 * The PDF of a report's content; made once for the same content, however many ask, and anew after a change. Rejects if
 * it cannot be drawn, or with an `Unavailable` if too many others wait.
 */
export function drawReport(part: ReportPart, content: ReportContent): Promise<ReportFile> {
  const data = reportData(part, content)
  const revision = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16)
  const known = files.get(revision)
  if (known) return known
  const { title } = data
  const file = draw(data).then(({ bytes, pages, fault }) => {
    if (fault)
      log.warn(
        { report: content.report._id, fault: fault.slice(0, 300) },
        'A report PDF is tagged, but not PDF/UA',
      )
    return { bytes, pages, title, revision }
  })
  files.set(revision, file)
  file.catch(() => files.delete(revision))
  for (const oldest of files.keys()) {
    if (files.size <= MOST_KEPT) break
    files.delete(oldest)
  }
  return file
}

/** Draws in a child process, which is killed after `PATIENCE_MS`. */
async function drawInProcess(data: ReportData) {
  // Next runs in web/.
  const address = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    'src/site/report-pdf/draw-process.ts',
  )
  const child = fork(/* turbopackIgnore: true */ address, {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  })
  // A drawing must not keep the server alive.
  child.unref()
  child.channel?.unref()
  const ended = once(child, 'exit').then(([code, signal]): Answer => {
    return { failure: `the process ended (${code ?? signal})` }
  })
  child.send(data, () => undefined)
  const [answer] = (await Promise.race([once(child, 'message'), ended.then((end) => [end])])) as [
    Answer,
  ]
  if ('failure' in answer) throw new Error(`A report cannot be drawn: ${answer.failure}`)
  return answer
}
