import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { requirePostgres } from '../checks/require-postgres.ts'
import { endWithSignals } from '../run/end-with-signals.ts'
import { buildMeasuredSite } from '../run/measured-site.ts'
import { freePortBase } from '../run/ports.ts'
import { type Child, createProcessGroup } from '../run/process-group.ts'
import { createDatabase, startPostgres } from '../run/start-postgres.ts'
import { isCounted, measureTarget, type Target, toRow } from './leads/measure.ts'
import { serveEmptyHandler, serveSite, startQuickBot } from './leads/servers.ts'

// `npm run bench:leads`: acknowledged submissions per second on both databases, against an empty handler.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '1,10,50' },
  },
})
const seconds = Number(values.seconds)
const counts = values.connections.split(',').map(Number)
/** The number of connections for the measurement with deliveries. */
const DELIVERING_AT = [10]
const TMPFS = 0x01021994

const dir = mkdtempSync(join(tmpdir(), 'chainlantern-bench-leads-'))
const processGroup = createProcessGroup(() => undefined)
const { leave } = endWithSignals(processGroup)
process.on('exit', () => rmSync(dir, { recursive: true, force: true }))

const rows: ReturnType<typeof toRow>[] = []
const uncounted: string[] = []

async function measureAt(connectionCounts: number[], target: Target): Promise<void> {
  for (const connections of connectionCounts) {
    const figures = await measureTarget(target, { connections, seconds })
    const name = `${target.name}, ${connections} at once`
    console.log(`${name}: ${Math.round(figures.perSecond)} a second`)
    rows.push(toRow(target.name, connections, figures))
    if (!isCounted(figures)) uncounted.push(name)
  }
}

async function end(server: Child): Promise<void> {
  process.kill(server.pid, 'SIGTERM')
  await server.ended
}

async function bench(): Promise<void> {
  const base = await freePortBase()
  const site = await buildMeasuredSite(processGroup, { base, dir })
  const empty = await serveEmptyHandler(processGroup, base + 50)
  await measureAt(counts, { name: 'an empty handler of Next', url: empty.url })
  await end(empty.server)

  const bot = await startQuickBot()
  async function measureDatabase(name: string, newLocation: () => Promise<string>): Promise<void> {
    const stored = await newLocation()
    const quiet = await serveSite(processGroup, site, { location: stored })
    await measureAt(counts, { name, url: quiet.url, location: stored })
    await end(quiet.server)
    const delivered = await newLocation()
    const busy = await serveSite(processGroup, site, { location: delivered, botUrl: bot.url })
    const { takeDelivered } = bot
    const target = {
      name: `${name}, delivering`,
      url: busy.url,
      location: delivered,
      takeDelivered,
    }
    await measureAt(DELIVERING_AT, target)
    await end(busy.server)
  }

  let files = 0
  await measureDatabase('SQLite', async () => join(dir, `leads-${files++}.db`))
  const binaries = requirePostgres()
  if (!binaries) return
  const postgres = await startPostgres(binaries, { durable: true })
  try {
    await measureDatabase('PostgreSQL', () => createDatabase(postgres.address))
  } finally {
    await postgres.stop()
  }
}

try {
  await bench()
  console.table(rows)
  console.log('“Delivering”: a bot on this machine answers at once, and no pace is kept.')
  if (statfsSync(dir).type === TMPFS) {
    console.log(`${tmpdir()} is in memory: the figures do NOT include writes to a disk.`)
  }
  console.log(
    uncounted.length === 0
      ? 'Every answer was 202, and exactly what was acknowledged is stored.'
      : `NOT everything acknowledged is stored, or not everything was acknowledged: ${uncounted.join('; ')}`,
  )
  await leave(uncounted.length === 0 ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await leave(1)
}
