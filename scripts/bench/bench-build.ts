import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startLake } from 'content-lake'
import { readSettings, type Settings } from '../env.ts'
import { contentClient } from '../run/content-client.ts'
import { endWithSignals } from '../run/end-with-signals.ts'
import { freePortBase } from '../run/ports.ts'
import { createProcessGroup } from '../run/process-group.ts'
import * as programs from '../run/programs.ts'
import { untilReady } from '../run/ready.ts'
import { ROOT } from '../run/root.ts'
import { writeSeed } from '../seed/write-seed.ts'
import { startCountingRelay } from './counting-relay.ts'
import { addDocuments } from './many-documents.ts'
import { watchMemory } from './watch-memory.ts'

// `npm run bench:build`: the cost of a build with the seed's content and with many more pages, and of the first request
// for a page outside the build.
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '2000' },
    type: { type: 'string', default: 'article' },
  },
})
const TOKEN = 'the-token-of-the-benchmark'
const BUILD_DIR = '.next-bench'
const FIRST_REQUESTS = 40
const secrets = { lakeToken: TOKEN, webhook: TOKEN, downloads: 'the-secret-of-the-benchmark' }

const dir = mkdtempSync(join(tmpdir(), 'chainlantern-bench-'))
const processGroup = createProcessGroup(() => undefined)
const { leave } = endWithSignals(processGroup)
process.on('exit', () => {
  for (const made of [dir, join(ROOT, 'web', BUILD_DIR)]) {
    rmSync(made, { recursive: true, force: true })
  }
})

const lake = await startLake({ storage: dir, token: TOKEN })
const relay = await startCountingRelay(lake.port)
const settings = readSettings({
  SITE_PORT: String(await freePortBase()),
  SANITY_API_HOST: relay.url,
  SITE_BUILD_DIR: BUILD_DIR,
  LAKE_DIR: dir,
  LEADS_DATABASE: join(dir, 'leads.db'),
})
const client = contentClient(settings, TOKEN)

type Row = Awaited<ReturnType<typeof measure>>

/** Measures one clean build: seconds, pages, memory and queries. */
async function measure({ buildDirs }: Settings) {
  const output = join(ROOT, 'web', buildDirs.site)
  rmSync(output, { recursive: true, force: true })
  relay.takeCount()
  const startedAt = performance.now()
  const build = processGroup.start(programs.siteBuild(settings, secrets))
  const peakMemory = watchMemory(build.pid)
  const { code } = await build.ended
  const seconds = (performance.now() - startedAt) / 1000
  const memory = await peakMemory()
  if (code !== 0) throw new Error(`The build failed:\n${build.lastLines()}`)
  const manifest = JSON.parse(readFileSync(join(output, 'prerender-manifest.json'), 'utf8'))
  const built = Object.keys(manifest.routes)
  return { seconds, built, pages: built.length, memory, queries: relay.takeCount() }
}

/** The times in ms of first requests for pages outside the build, in the order of `paths`. */
async function timeFirstRequests(paths: string[]): Promise<number[]> {
  const site = processGroup.start({ ...programs.site(settings, secrets, 'start'), kind: 'task' })
  const { port } = new URL(settings.siteUrl)
  await untilReady(site, `http://127.0.0.1:${port}/`)
  const times: number[] = []
  for (const path of paths) {
    const startedAt = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    await response.text()
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}.`)
    times.push(performance.now() - startedAt)
  }
  return times
}

const table = (row: Row, perPage: number) => ({
  pages: row.pages,
  seconds: row.seconds.toFixed(1),
  'ms a page': perPage.toFixed(1),
  'peak memory (MB)': row.memory,
  queries: row.queries,
})

try {
  await writeSeed(client)
  console.log('Building the site with its own content …')
  const own = await measure(settings)
  const paths = await addDocuments(client, values.type, Number(values.pages))
  console.log(`Building it with ${values.pages} more of type ${values.type} …`)
  const many = await measure(settings)
  const added = ((many.seconds - own.seconds) * 1000) / (many.pages - own.pages)
  console.table({
    'its own content': table(own, (own.seconds * 1000) / own.pages),
    [`and ${values.pages} more`]: table(many, (many.seconds * 1000) / many.pages),
  })
  console.log(`Each further page takes ${added.toFixed(1)} ms, compiling left out, and`)
  console.log(`${((many.queries - own.queries) / (many.pages - own.pages)).toFixed(3)} queries.`)
  const perDocument = ((many.seconds - own.seconds) * 1000) / paths.length
  console.log(`Each further document takes ${perDocument.toFixed(1)} ms of the build.`)
  const built = new Set(many.built)
  const left = paths.filter((path) => !built.has(path)).slice(0, FIRST_REQUESTS)
  if (left.length > 0) {
    const [first, ...others] = (await timeFirstRequests(left)).map(Math.round)
    const times = others.sort((a, b) => a - b)
    console.log(
      `First requests for pages that are not built: ${first} ms for the first after a start,`,
    )
    console.log(`which also reads what all share; then ${times.length}: median`)
    console.log(`${times[times.length >> 1]} ms, longest ${times.at(-1)} ms.`)
  }
  await leave(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await leave(1)
}
