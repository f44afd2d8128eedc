import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from '../env.ts'
import { type Build, buildWhenStale, isUpToDate, setOlderBuildAside } from './build.ts'
import { siteBuild } from './builds.ts'
import { freePort } from './ports.ts'
import type { Child, ProcessGroup } from './process-group.ts'
import * as programs from './programs.ts'
import { untilReady } from './ready.ts'
import { type Relay, startRelay } from './relay.ts'
import { ROOT } from './root.ts'
import type { Supervisor } from './supervisor.ts'

/** How long, in ms, the old server may take to answer its last requests before it gets its signal. */
const DRAIN_MS = 10_000

type Serving = {
  settings: Settings
  secrets: programs.Secrets
  /** The revision of the content. */
  content: unknown
  processGroup: ProcessGroup
  supervisor: Supervisor
  say: (line: string) => void
}

/**
 * Serves the site on its port: the build of these sources and this content, or an older one while that is being built.
 * Resolves when visitors are answered; `settled` when the newest build answers them, or has failed.
 */
export async function serveSite(serving: Serving): Promise<{ settled: Promise<void> }> {
  const { settings, secrets, content, processGroup, say } = serving
  const build = siteBuild(settings, secrets, content)
  const relay = await startRelay(settings.ports.site)
  const folder = isUpToDate(build) ? undefined : setOlderBuildAside(build)
  const older = folder && (await serveOlder(folder, relay, serving))
  if (older) return { settled: replace(older, build, relay, serving) }
  await buildWhenStale(processGroup, build, say)
  await run(build.output, relay, serving)
  return { settled: Promise.resolve() }
}

type Older = { folder: string; site: Child }

/** Starts an older build; undefined if it cannot start, because the sources have changed too much. */
async function serveOlder(folder: string, relay: Relay, serving: Serving) {
  const { say } = serving
  try {
    const { site } = await run(folder, relay, serving)
    say('site: answers from its last build while a new one is made.')
    return { folder, site }
  } catch (error) {
    say(`site: its last build does not start (${(error as Error).message.split('\n')[0]})`)
    return undefined
  }
}

/** Builds, and replaces the older server by one of the new build. If that fails, the older one goes on. */
async function replace({ folder, site }: Older, build: Build, relay: Relay, serving: Serving) {
  const { processGroup, say } = serving
  let answered: Promise<void>
  try {
    await buildWhenStale(processGroup, build, say)
    relay.noteWebhooks()
    answered = (await run(build.output, relay, serving)).answered
  } catch (error) {
    relay.forgetWebhooks()
    if (processGroup.isStopping()) return
    say(error instanceof Error ? error.message : String(error))
    say('site: the last build stays in service; repair this and start again.')
    return
  }
  // The rest is finished by the server itself, after the signal.
  await Promise.race([answered, wait(DRAIN_MS)])
  await site.stop()
  rmSync(join(ROOT, folder), { recursive: true, force: true })
  say('site: answers from the new build.')
}

/**
 * Starts a server of the build in this folder, and sends visitors to it once it answers. `answered` resolves when the
 * server before has no request left.
 */
async function run(folder: string, relay: Relay, { settings, secrets, supervisor }: Serving) {
  const port = await freePort()
  const buildDirs = { ...settings.buildDirs, site: basename(folder) }
  const own = { ...settings, ports: { ...settings.ports, site: port }, buildDirs }
  const site = supervisor.start(programs.site(own, secrets, 'start'))
  try {
    await untilReady(site, `http://127.0.0.1:${port}/`)
    return { site, ...(await relay.switchTo(port)) }
  } catch (error) {
    await site.stop()
    throw error
  }
}
