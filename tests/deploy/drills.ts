import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { podman, run } from './engine.ts'
import { type Load, lost, startLoad } from './load.ts'
import { ask, nameOf, pidOf } from './recipe.ts'
import { note } from './report.ts'

export type Drill = Load & { name: string; lost: string[]; seconds: number }

/** Runs a drill while visitors read and send, and waits until the site is ready again. */
export async function drill(name: string, act: () => Promise<unknown>): Promise<Drill> {
  const load = startLoad()
  await wait(2000)
  const startedAt = Date.now()
  const failure = await act()
    .then(() => untilServed())
    .catch((error: unknown) => ({ error }))
  await wait(3000)
  const seen = await load.stop()
  const seconds = (Date.now() - startedAt) / 1000
  const result = { name, ...seen, lost: await lost(seen.accepted), seconds }
  // Record the failures even if the site does not come back.
  note(describe(result))
  if (failure) throw failure.error
  return result
}

/** Waits until the proxy answers a page and a health request. */
export async function untilServed(seconds = 120): Promise<void> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const both = ['/', '/api/health/ready'].map((path) => ask(path).then(({ status }) => status))
    const statuses = await Promise.all(both).catch(() => [])
    if (statuses.length === 2 && statuses.every((status) => status === 200)) return
    if (Date.now() > end) throw new Error(`Not served again after ${seconds} s: ${statuses}`)
    await wait(500)
  }
}

/** Kills the first process of a container without telling the engine. */
export async function crash(service: string): Promise<void> {
  process.kill(await pidOf(service), 'SIGKILL')
  await untilAnotherProcess(service)
}

/** Exhausts the memory of a container, with its server as the process that the kernel kills. */
export async function useUpMemory(service: string): Promise<void> {
  const pid = await pidOf(service)
  writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  const hasShell = (await run('podman', ['exec', nameOf(service), 'sh', '-c', 'true'])).code === 0
  const hog = hasShell
    ? ['sh', '-c', 'tail /dev/zero']
    : ['node', '-e', 'const all = []; for (;;) all.push(Buffer.alloc(16e6, 1))']
  await run('podman', ['exec', nameOf(service), ...hog], 60)
  await untilAnotherProcess(service, pid)
}

async function untilAnotherProcess(service: string, before = 0): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const { output } = await run('podman', ['inspect', '-f', '{{.State.Pid}}', nameOf(service)])
    const pid = Number(output)
    if (pid > 0 && pid !== before && isAlive(pid)) return
    await wait(500)
  }
  throw new Error(`${service} was not started again within a minute.`)
}

function isAlive(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[2] !== 'Z'
  } catch {
    return false
  }
}

/** Simulates a reboot: kills everything; podman-restart.service then starts containers in any order. */
export async function restartMachine(): Promise<void> {
  const names = (await podman(['ps', '--format', '{{.Names}}'])).split('\n')
  // Except the content API and the bot's service, which are on other machines.
  await podman(['kill', ...names.filter((name) => name !== nameOf('outside'))])
  await wait(2000)
  await podman(['start', '--all', '--filter', 'restart-policy=always'], 180)
}

function describe({ name, seconds, pages, failedPages, sent, accepted, failedSends, lost }: Drill) {
  const list = (all: string[]) => (all.length > 0 ? ` (${all.slice(0, 4).join('; ')})` : '')
  return [
    `${name}, ${seconds.toFixed(1)} s: ${pages} pages, ${failedPages.length} failed${list(failedPages)};`,
    `${sent} requests sent, ${accepted.length} accepted, ${failedSends.length} refused or cut${list(failedSends)},`,
    `${lost.length} lost`,
  ].join(' ')
}
