import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { requireChromium } from '../checks/require-chromium.ts'
import { endWithSignals } from '../run/end-with-signals.ts'
import { freePortBase } from '../run/ports.ts'
import { createProcessGroup } from '../run/process-group.ts'
import { ROOT } from '../run/root.ts'
import { StartError } from '../run/start-error.ts'
import { compareVersions } from './compare-versions.ts'
import { describeResult } from './describe-result.ts'
import { type Options, readOptions, USAGE } from './options.ts'
import { writeReport } from './report/write-report.ts'
import { revision, workingTree } from './trees.ts'

const REPORTS = join(ROOT, '.data/compare')
const KEPT_REPORTS = 3

// `npm run compare -- BASE`: pictures of two versions, and a report of their differences.
const processGroup = createProcessGroup(() => undefined)
const { leave, isLeaving } = endWithSignals(processGroup)

async function run(options: Options): Promise<void> {
  const startedAt = new Date()
  requireChromium()
  const base = Number(process.env.TEST_PORT_BASE) || (await freePortBase())
  await holdPorts(base)
  const builds = join(tmpdir(), `chainlantern-compare-${base}`)
  if (options.fresh) rmSync(builds, { recursive: true, force: true })
  mkdirSync(builds, { recursive: true })
  const versions = {
    base: revision(options.base),
    now: workingTree(join(builds, 'index')),
  }
  console.log(`${versions.base.label} and ${versions.now.label}`)
  const report = join(REPORTS, startedAt.toISOString().slice(0, 19).replaceAll(':', '-'))
  mkdirSync(report, { recursive: true })
  const discard = () => rmSync(report, { recursive: true, force: true })
  process.once('exit', discard)
  const run = { versions, options, startedAt, builds, report, port: base }
  const result = await compareVersions(run, processGroup)
  const page = writeReport(report, result)
  process.off('exit', discard)
  keepLastReports()
  console.log(describeResult(result, relative(process.cwd(), page)))
}

/** Reserves the ports: two runs must not share ports and folders, and `freePortBase` sees that these are taken. */
async function holdPorts(base: number): Promise<void> {
  const server = createServer().unref()
  server.listen(base + 95, '127.0.0.1')
  await once(server, 'listening').catch(() => {
    throw new StartError(`Port ${base + 95} is taken, perhaps by another comparison.`)
  })
}

function keepLastReports(): void {
  const reports = readdirSync(REPORTS).toSorted()
  for (const old of reports.slice(0, -KEPT_REPORTS)) {
    rmSync(join(REPORTS, old), { recursive: true, force: true })
  }
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options) await run(options)
  else console.log(USAGE)
  await leave(0)
} catch (error) {
  if (!isLeaving()) console.error(error instanceof StartError ? error.message : error)
  await leave(1)
}
