import { join } from 'node:path'
import { type Child, createProcessGroup } from '../../scripts/run/process-group.ts'
import * as programs from '../../scripts/run/programs.ts'
import { untilReady } from '../../scripts/run/ready.ts'
import type { SharedStack } from './site-setup.ts'
import { UNLIMITED } from './stack.ts'

export type OwnSite = {
  url: string
  leadsDatabase: string
  process: () => Child
  /** Ends it by this signal and starts it again without memory; adds `env` to its variables. */
  restart: (how?: 'SIGTERM' | 'SIGKILL', env?: Record<string, string>) => Promise<void>
  stop: () => Promise<void>
}

type Options = {
  env?: Record<string, string>
  onLine?: (line: string) => void
  /** Which one, if a test starts several. */
  number?: number
}

/** Starts one more site of the same build and lake, for a test that restarts it or sets its variables. */
export async function startOwnSite(
  { settings, lakeToken, dir }: SharedStack,
  { env = {}, onLine = () => undefined, number = 1 }: Options = {},
): Promise<OwnSite> {
  const processGroup = createProcessGroup(onLine)
  process.once('exit', processGroup.kill)
  const ports = { ...settings.ports, site: settings.ports.site + number }
  const leadsDatabase = join(dir, `leads-${crypto.randomUUID()}.db`)
  const program = programs.site({ ...settings, ports, leadsDatabase }, { lakeToken }, 'start')
  const url = `http://localhost:${ports.site}`
  const start = async (added: Record<string, string> = {}) => {
    const all = { ...program.env, ...UNLIMITED, ...env, ...added }
    const child = processGroup.start({ ...program, kind: 'task', env: all })
    await untilReady(child, `${url}/robots.txt`)
    return child
  }
  let child = await start()
  return {
    url,
    leadsDatabase,
    process: () => child,
    restart: async (how = 'SIGTERM', added) => {
      process.kill(-child.pid, how)
      await child.ended
      child = await start(added)
    },
    stop: async () => {
      await processGroup.stop()
      process.off('exit', processGroup.kill)
    },
  }
}
