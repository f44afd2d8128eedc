import { readFileSync } from 'node:fs'

// In s. Unlike elapsed time, it does not count what other processes of the machine do.

/** Of a process's main thread, or with `stat` of all its threads, since its start. */
export function processorTime(pid: number, file = `task/${pid}/stat`): number {
  const stat = readFileSync(`/proc/${pid}/${file}`, 'utf8')
  const [user = 0, system = 0] = stat.split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? []
  return (user + system) / 100
}

/** Of this thread, to run a function. */
export async function processorTimeOf(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000_000
}
