import { setTimeout as wait } from 'node:timers/promises'
import { podman } from './engine.ts'
import { type Load, lost, startLoad } from './load.ts'
import { ask, nameOf } from './recipe.ts'
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
