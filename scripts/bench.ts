import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { clicks } from './bench/clicks.ts'
import { perSecond, submissionsTo } from './bench/load.ts'
import { publishing } from './bench/publishing.ts'
import { visits } from './bench/visits.ts'
import { freePortBase } from './checks/free-ports.ts'
import { installPrograms } from './checks/install-programs.ts'
import { readSettings } from './env.ts'
import { buildWhenStale } from './run/build.ts'
import { siteBuild } from './run/builds.ts'
import { endWithSignals } from './run/end-with-signals.ts'
import { openContent } from './run/open-content.ts'
import { createProcessGroup } from './run/process-group.ts'
import * as programs from './run/programs.ts'
import { untilReady } from './run/ready.ts'
import { readSecrets } from './run/secrets.ts'

// `npm run bench`: one server of the built site with the seed's content. Pages and submissions per second, the time
// from publishing to visible, what visits download and when they paint, and how soon a click is answered
// (web/docs/capacity.md).
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '10' },
    edits: { type: 'string', default: '20' },
    visits: { type: 'string', default: '5' },
    clicks: { type: 'string', default: '5' },
  },
})
const load = { connections: Number(values.connections), duration: Number(values.seconds) }

const dir = mkdtempSync(join(tmpdir(), 'chainlantern-bench-'))
const processGroup = createProcessGroup(() => undefined)
const { leave } = endWithSignals(processGroup)

async function bench(): Promise<void> {
  const base = await freePortBase()
  const settings = readSettings({
    SITE_PORT: String(base),
    STUDIO_PORT: String(base + 33),
    LAKE_PORT: String(base + 90),
    LAKE_DIR: join(dir, 'lake'),
    LEADS_DATABASE_URL: join(dir, 'leads.db'),
    LEADS_TRUSTED_PROXIES: '1',
    LEADS_RATE_LIMIT: '1000000000',
    SITE_BUILD_DIR: '.next-measured',
  })
  const secrets = readSecrets(settings)
  const content = await openContent(settings, secrets, processGroup)
  await buildWhenStale(processGroup, siteBuild(settings, secrets, content))
  const server = processGroup.start(programs.site(settings, secrets, 'start'))
  await untilReady(server, `${settings.siteUrl}/api/health/ready`)

  const [{ model = 'unknown' } = {}] = cpus()
  console.log(`${cpus().length} × ${model}; load before: ${loadavg()[0]?.toFixed(1)}`)
  // Before the load, which keeps a server busy for a moment after its end.
  console.table(await visits(settings.siteUrl, Number(values.visits)))
  console.table(await clicks(settings.siteUrl, Number(values.clicks)))
  console.table(await publishing(settings, secrets.lakeToken ?? '', Number(values.edits)))
  console.table({
    'home page': await perSecond(load, { url: `${settings.siteUrl}/` }, 200),
    'submissions, SQLite': await perSecond(load, submissionsTo(settings.siteUrl), 202),
  })
  console.log(`Load after: ${loadavg()[0]?.toFixed(1)}`)
}

process.on('exit', () => rmSync(dir, { recursive: true, force: true }))
try {
  await installPrograms()
  await bench()
  await leave(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await leave(1)
}
