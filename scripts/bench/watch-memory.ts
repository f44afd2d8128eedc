import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const EVERY_MS = 250
const run = promisify(execFile)

/** Samples the peak memory of a process and its descendants in MB; counts shared memory for each of them. */
export function watchMemory(pid: number) {
  let peak = 0
  let sampling = Promise.resolve()
  const timer = setInterval(() => {
    sampling = sampling.then(async () => {
      peak = Math.max(peak, await residentMegabytes(pid))
    })
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await sampling
    return Math.round(peak)
  }
}

async function residentMegabytes(root: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const watched = new Set([root])
  // Children have higher pids than their parents, except after a wrap-around.
  for (let grown = true; grown; ) {
    grown = false
    for (const [pid = 0, parent = 0] of rows) {
      if (!watched.has(parent) || watched.has(pid)) continue
      watched.add(pid)
      grown = true
    }
  }
  const kilobytes = rows.filter(([pid = 0]) => watched.has(pid)).map(([, , rss = 0]) => rss)
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
}
