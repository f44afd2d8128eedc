import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readSettings } from '../env.ts'
import { contentClient } from '../run/content-client.ts'
import { endWithSignals } from '../run/end-with-signals.ts'
import { freePortBase } from '../run/ports.ts'
import { type Child, createProcessGroup } from '../run/process-group.ts'
import * as programs from '../run/programs.ts'
import { untilReady } from '../run/ready.ts'
import { ROOT } from '../run/root.ts'
import { writeSeed } from '../seed/write-seed.ts'
import { addDocuments } from './many-documents.ts'

// `npm run bench:publish`: the time from publishing an edit until it is visible, with the seed's content and with many
// more articles. Set CACHE_URL to measure with a shared cache.
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '0,10000' },
    edits: { type: 'string', default: '50' },
  },
})
const TOKEN = 'the-token-of-the-benchmark'
const BUILD_DIR = '.next-bench'
const POLL_MS = 5
const secrets = {
  lakeToken: TOKEN,
  webhook: 'the-secret-of-the-bench',
  downloads: 'the-secret-of-downloads',
}

const dir = mkdtempSync(join(tmpdir(), 'chainlantern-bench-'))
const processGroup = createProcessGroup(() => undefined)
const { leave } = endWithSignals(processGroup)
process.on('exit', () => {
  for (const made of [dir, join(ROOT, 'web', BUILD_DIR)]) {
    rmSync(made, { recursive: true, force: true })
  }
})

const base = await freePortBase()
const settings = readSettings({
  SITE_PORT: String(base),
  STUDIO_PORT: String(base + 33),
  LAKE_PORT: String(base + 90),
  SITE_BUILD_DIR: BUILD_DIR,
  LAKE_DIR: join(dir, 'lake'),
  LEADS_DATABASE: join(dir, 'leads.db'),
})
const client = contentClient(settings, TOKEN)

async function startLake(env: Record<string, string> = {}): Promise<Child> {
  const program = programs.lake(settings, secrets)
  const lake = processGroup.start({ ...program, kind: 'task', env: { ...program.env, ...env } })
  await untilReady(lake, settings.content.apiHost)
  return lake
}

/** Publishes an edit; returns the ms until a visitor gets the new page. */
async function publish(id: string, path: string, title: string): Promise<number> {
  const startedAt = performance.now()
  await client.patch(id).set({ title }).commit({ visibility: 'async' })
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${base}${path}`)
    if ((await response.text()).includes(title)) return performance.now() - startedAt
    await wait(POLL_MS)
  }
}

/** Builds and serves the lake's content, and publishes edits of articles one after another. */
async function measure() {
  const lake = await startLake()
  const articles = await client.fetch<{ _id: string; path: string }[]>(
    '*[_type == "article"] | order(_id asc){ _id, "path": path.current }',
  )
  const build = processGroup.start(programs.siteBuild(settings, secrets))
  if ((await build.ended).code !== 0) throw new Error(`The build failed:\n${build.lastLines()}`)
  const site = processGroup.start({ ...programs.site(settings, secrets, 'start'), kind: 'task' })
  await untilReady(site, `http://127.0.0.1:${base}/api/health/ready`)
  const times: number[] = []
  for (let edit = 0; edit < Number(values.edits); edit++) {
    const article = articles[(edit * 7) % articles.length]
    if (article) times.push(await publish(article._id, article.path, `Edit number ${edit} of all`))
  }
  await site.stop()
  await lake.stop()
  const sorted = times.sort((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  return {
    edits: times.length,
    'median (ms)': at(0.5),
    'p95 (ms)': at(0.95),
    'longest (ms)': at(1),
  }
}

/** Writes without sending webhooks, since no site is running. */
async function write(task: () => Promise<unknown>): Promise<void> {
  const lake = await startLake({ LAKE_WEBHOOK_URL: '' })
  await task()
  await lake.stop()
}

try {
  const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {}
  await write(() => writeSeed(client))
  for (const count of values.documents.split(',').map(Number)) {
    if (count > 0) await write(() => addDocuments(client, 'article', count))
    const name = `${count} further articles`
    console.log(`Measuring with ${name} …`)
    rows[name] = await measure()
    console.table(rows)
  }
  await leave(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await leave(1)
}
