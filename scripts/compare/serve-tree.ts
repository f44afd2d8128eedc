import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings, type Settings } from '../env.ts'
import { portsOf, requireFreePorts } from '../run/ports.ts'
import type { Child, ProcessGroup, Program } from '../run/process-group.ts'
import * as programs from '../run/programs.ts'
import { untilReady } from '../run/ready.ts'
import { ROOT } from '../run/root.ts'
import { StartError } from '../run/start-error.ts'
import { unpack, type Version } from './trees.ts'

/** Settings that both versions share, so that none of them causes a difference. */
export type Surroundings = {
  base: number
  /** The day of the seed, such as 2026-11-22. */
  day: string
  studio: boolean
}

export const LAKE_TOKEN = 'the-lake-token-of-compare'
const SECRETS = {
  lakeToken: LAKE_TOKEN,
  webhook: 'the-webhook-secret-of-compare',
  downloads: 'the-download-secret-of-compare',
}

/** Limits that visiting all pages and forms within minutes would exceed. */
const UNLIMITED = {
  LEADS_RATE_LIMIT: '1000000',
  LEADS_GLOBAL_LIMIT: '1000000',
  LEADS_FILL_TIME: 'ignored',
}

export type ServedTree = {
  folder: string
  settings: Settings
  stop: () => Promise<void>
}

/** Unpacks, seeds, builds and serves a version in this folder; reuses an earlier run's build. */
export async function serveTree(
  version: Version,
  folder: string,
  surroundings: Surroundings,
  processGroup: ProcessGroup,
): Promise<ServedTree> {
  const { studio, ...common } = surroundings
  const settings = settingsIn(folder, surroundings)
  await requireFreePorts(portsOf(settings))
  const stamp = join(folder, 'made-from.json')
  const made = JSON.stringify({ tree: version.tree, ...common, node: process.version })
  const isMade = (what: string) => existsSync(stamp) && readFileSync(stamp, 'utf8') === what
  const tree = join(folder, 'tree')
  const children: Child[] = []
  const start = (program: Program): Child => {
    const child = processGroup.start(moved(program, tree))
    children.push(child)
    return child
  }

  const isKept = isMade(made)
  if (!isKept) {
    rmSync(folder, { recursive: true, force: true })
    await unpack(version.tree, tree, `${folder}.index`)
  }
  // Without a webhook: the seed's webhooks would make the site discard its prerendered pages.
  const lake = start(withEnv(lakeOf(settings, tree), { LAKE_WEBHOOK_URL: undefined }))
  await untilReady(lake, `${settings.content.apiHost}/vX/ping`)
  if (!isKept) {
    await untilDone(start(seed(settings, surroundings)))
    await untilDone(start(programs.siteBuild(settings, SECRETS)))
  }
  if (studio && !existsSync(join(tree, 'studio', settings.buildDirs.studio, 'index.html'))) {
    await untilDone(start(programs.studioBuild(settings)))
  }
  writeFileSync(stamp, made)

  const site = start(siteOf(settings, tree))
  await untilReady(site, settings.siteUrl)
  if (studio) await untilReady(start(programs.studio(settings)), settings.studioUrl)
  return {
    folder: tree,
    settings,
    stop: async () => {
      await Promise.all(children.map((child) => child.stop()))
    },
  }
}

function settingsIn(folder: string, { base }: Surroundings): Settings {
  return readSettings({
    SITE_PORT: String(base),
    STUDIO_PORT: String(base + 33),
    LAKE_PORT: String(base + 90),
    LAKE_DIR: join(folder, 'lake'),
    LEADS_DATABASE: join(folder, 'leads.db'),
  })
}

/** The lake of the tree. Before it was a package, its server was a file of its own. */
function lakeOf(settings: Settings, tree: string): Program {
  const program = programs.lake(settings, SECRETS)
  const server = join(tree, 'scripts/lake/server.ts')
  return existsSync(join(tree, 'scripts/lake/package.json'))
    ? program
    : { ...program, args: [server] }
}

/** The site of the tree. A version before `web/server.ts` is served by Next's own command. */
function siteOf(settings: Settings, tree: string): Program {
  const program = withEnv(programs.site(settings, SECRETS, 'start'), UNLIMITED)
  if (existsSync(join(tree, 'web/server.ts'))) return program
  const next = join(ROOT, 'node_modules/next/dist/bin/next')
  const address = ['--port', String(settings.ports.site), '--hostname', '127.0.0.1']
  return { ...program, args: [next, 'start', ...address] }
}

/** The seed command of the tree, without webhooks. */
function seed({ ports, lakeDir }: Settings, { day }: Surroundings): Program {
  return {
    name: 'seed',
    kind: 'task',
    args: [join(ROOT, 'scripts/seed/seed.ts')],
    env: {
      SITE_PORT: String(ports.site),
      STUDIO_PORT: String(ports.studio),
      LAKE_PORT: String(ports.lake),
      LAKE_DIR: lakeDir,
      LAKE_TOKEN,
      SEED_DATE: day,
    },
  }
}

/**
 * The same program in another tree: entry files and environment variables change less often than the code behind them.
 */
function moved(program: Program, tree: string): Program {
  const there = (path: string) => path.replace(ROOT, tree)
  const cwd = there(program.cwd ?? ROOT)
  // Supervised, because the end of this server must not end the command.
  const kind = program.kind === 'server' ? 'supervised' : program.kind
  return { ...program, kind, cwd, args: program.args.map(there) }
}

const withEnv = (program: Program, env: Program['env']): Program => ({
  ...program,
  env: { ...program.env, ...env },
})

async function untilDone(child: Child): Promise<void> {
  const { code, signal } = await child.ended
  if (code !== 0) {
    const reason = signal ?? `exit code ${code}`
    throw new StartError(`The ${child.name} failed (${reason}):\n${child.lastLines()}`)
  }
}
