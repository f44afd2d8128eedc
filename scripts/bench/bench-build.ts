import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings, type Settings } from '../env.ts'
import { startLake } from '../lake/server.ts'
import { contentClient } from '../run/content-client.ts'
import { endWithSignals } from '../run/end-with-signals.ts'
import { createProcessGroup } from '../run/process-group.ts'
import * as programs from '../run/programs.ts'
import { ROOT } from '../run/root.ts'
import { writeSeed } from '../seed/write-seed.ts'
import { startCountingRelay } from './counting-relay.ts'
import { manyDocuments } from './many-documents.ts'
import { watchMemory } from './watch-memory.ts'

// `npm run bench:build`: the cost of a build, with the seed's content and with many more pages.
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '2000' },
    type: { type: 'string', default: 'article' },
  },
})
const TOKEN = 'bench'
const BUILD_DIR = '.next-bench'
const BATCH = 200

const dir = mkdtempSync(join(tmpdir(), 'chainlantern-bench-'))
const processGroup = createProcessGroup(() => undefined)
const { leave } = endWithSignals(processGroup)
process.on('exit', () => {
  for (const made of [dir, join(ROOT, 'web', BUILD_DIR)]) {
    rmSync(made, { recursive: true, force: true })
  }
})

const lake = await startLake({
  port: 0,
  dir,
  token: TOKEN,
  origins: [],
  studioOrigins: [],
  webhook: undefined,
})
const relay = await startCountingRelay(lake.port)
const settings = readSettings({
  SANITY_API_HOST: relay.url,
  SITE_BUILD_DIR: BUILD_DIR,
  LAKE_DIR: dir,
  LEADS_DATABASE: join(dir, 'leads.db'),
})
const client = contentClient(settings, TOKEN)

type Row = Awaited<ReturnType<typeof measure>>

/** Measures one clean build: seconds, pages, memory, queries. */
async function measure({ buildDirs }: Settings) {
  const output = join(ROOT, 'web', buildDirs.site)
  rmSync(output, { recursive: true, force: true })
  relay.takeCount()
  const startedAt = performance.now()
  const build = processGroup.start(
    programs.siteBuild(settings, { lakeToken: TOKEN, webhook: TOKEN, downloads: TOKEN }),
  )
  const peakMemory = watchMemory(build.pid)
  const { code } = await build.ended
  const seconds = (performance.now() - startedAt) / 1000
  const memory = await peakMemory()
  if (code !== 0) throw new Error(`The build failed:\n${build.lastLines()}`)
  const manifest = JSON.parse(readFileSync(join(output, 'prerender-manifest.json'), 'utf8'))
  const pages = Object.keys(manifest.routes).length
  return { seconds, pages, memory, queries: relay.takeCount() }
}

async function addMany(type: string, count: number): Promise<void> {
  const documents = manyDocuments(type, count)
  for (let at = 0; at < documents.length; at += BATCH) {
    const transaction = client.transaction()
    for (const document of documents.slice(at, at + BATCH)) {
      transaction.createOrReplace<object>(document)
    }
    await transaction.commit({ returnDocuments: false })
  }
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
  await addMany(values.type, Number(values.pages))
  console.log(`Building it with ${values.pages} more of type ${values.type} …`)
  const many = await measure(settings)
  const added = ((many.seconds - own.seconds) * 1000) / (many.pages - own.pages)
  console.table({
    'its own content': table(own, (own.seconds * 1000) / own.pages),
    [`and ${values.pages} more`]: table(many, (many.seconds * 1000) / many.pages),
  })
  console.log(`Each further page takes ${added.toFixed(1)} ms, compiling left out, and`)
  console.log(`${((many.queries - own.queries) / (many.pages - own.pages)).toFixed(3)} queries.`)
  await leave(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await leave(1)
}
