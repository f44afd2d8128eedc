import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { requireNginx, requireVarnish } from '../checks/require-servers.ts'
import { contentClient } from '../run/content-client.ts'
import { endWithSignals } from '../run/end-with-signals.ts'
import { buildMeasuredSite } from '../run/measured-site.ts'
import { freePort, freePortBase } from '../run/ports.ts'
import { createProcessGroup } from '../run/process-group.ts'
import * as programs from '../run/programs.ts'
import { untilReady } from '../run/ready.ts'
import { type Nginx, startNginx } from '../run/start-nginx.ts'
import { startVarnish, type Varnish } from '../run/start-varnish.ts'
import { readChecksums, seededRandom, send, visits } from './edge-traffic.ts'
import { editedDocuments, timeEdit } from './timed-edits.ts'
import { measure, requireWrk } from './wrk.ts'

// `npm run bench:edge`: the share of an hour's requests that reach a web server behind Varnish and nginx while content
// is edited, and how soon an edit is visible.
// The hour is compressed: requests follow each other without pauses, with the edits evenly between them. The three
// purges of an edit (at once, after 1 s, after 5 s) are not compressed, so more pages are fetched again between them
// than in a real hour: the share is an upper bound.
const { values } = parseArgs({
  options: {
    // Requests per second in that hour.
    rate: { type: 'string', default: '100' },
    edits: { type: 'string', default: '50' },
    // How many of these edits change the settings, which are on every page.
    global: { type: 'string', default: '2' },
    connections: { type: 'string', default: '24' },
  },
})
const SHARE = 0.005
const VISIBLE_MS = 2000
const TOKEN = 'the-token-of-the-benchmark'
/** Routes that visitors do not request. */
const OWN = /route="\/api\/(health|metrics|revalidate)/

const dir = mkdtempSync(join(tmpdir(), 'chainlantern-bench-edge-'))
const processGroup = createProcessGroup(() => undefined)
const { leave } = endWithSignals(processGroup)
let nginx: Nginx | undefined
let varnish: Varnish | undefined

/** Visitors' requests that reached the web server. */
async function reached(site: string): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const text = await (await fetch(`${site}/api/metrics`, { headers })).text()
  return text
    .split('\n')
    .filter((line) => line.startsWith('chainlantern_http_requests_total') && !OWN.test(line))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

async function bench(nginxProgram: string, varnishProgram: string, wrk: string): Promise<boolean> {
  const base = await freePortBase()
  const { settings, secrets } = await buildMeasuredSite(processGroup, { base, dir })
  const [port, edgePort] = [await freePort(), await freePort()]
  nginx = await startNginx({
    program: nginxProgram,
    servers: [settings.ports.site],
    edgePort,
    // Varnish runs on this machine and sends X-Forwarded-For.
    frontProxies: ['127.0.0.1'],
  })
  varnish = await startVarnish({ program: varnishProgram, site: edgePort, token: TOKEN, port })
  const program = programs.site(settings, secrets, 'start')
  const env = {
    ...program.env,
    EDGE_PURGE: 'varnish',
    EDGE_PURGE_URL: varnish.url,
    EDGE_PURGE_TOKEN: TOKEN,
    METRICS_TOKEN: TOKEN,
  }
  const site = `http://127.0.0.1:${settings.ports.site}`
  await untilReady(
    processGroup.start({ ...program, env, kind: 'task' }),
    `${site}/api/health/ready`,
  )
  const edge = varnish.url
  const client = contentClient(settings, secrets.lakeToken)
  const random = seededRandom(1)
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, it]) => it || '/')
  const traffic = visits(paths, await readChecksums(site), random)
  const edited = await editedDocuments(client, Number(values.edits), Number(values.global), random)

  const total = Number(values.rate) * 3600
  const before = await reached(site)
  const startedAt = performance.now()
  let [sent, failed, received, editing] = [0, 0, 0, Promise.resolve()]
  const times: number[] = []
  const lane = async () => {
    for (; sent < total; ) {
      sent++
      if (sent > (total * (times.length + pending + 0.5)) / edited.length) startEdit()
      const { status, bytes } = await send(edge, traffic.next().value)
      received += bytes
      if (status >= 500) failed++
    }
  }
  let pending = 0
  const startEdit = () => {
    const document = edited[times.length + pending]
    if (!document) return
    pending++
    // One after another, as webhooks arrive.
    editing = editing.then(async () => {
      times.push(await timeEdit(client, edge, document, times.length))
      pending--
    })
  }
  await Promise.all(Array.from({ length: Number(values.connections) }, lane))
  await editing
  const asked = (await reached(site)) - before
  const seconds = (performance.now() - startedAt) / 1000
  const sorted = times.toSorted((one, other) => one - other)
  console.table({
    [`${values.rate} requests a second for an hour`]: {
      requests: total,
      'at a web server': asked,
      'share (%)': Number(((asked / total) * 100).toFixed(3)),
      failed,
      'bytes of each': Math.round(received / total),
      edits: times.length,
      'visible, median (ms)': Math.round(sorted[sorted.length >> 1] ?? 0),
      'longest (ms)': Math.round(sorted.at(-1) ?? 0),
      'sent in (s)': Math.round(seconds),
    },
  })
  const name = 'the home page through Varnish'
  const perSecond = measure(wrk, { name, url: `${edge}/` }, { seconds: '10', connections: '32' })
  console.log(`${name}: ${Math.round(perSecond)} requests a second`)
  return asked / total < SHARE && (sorted.at(-1) ?? 0) < VISIBLE_MS && failed === 0
}

async function end(code: number): Promise<void> {
  await varnish?.stop()
  await nginx?.stop()
  rmSync(dir, { recursive: true, force: true })
  await leave(code)
}

try {
  const [nginxProgram, varnishProgram, wrk] = [requireNginx(), requireVarnish(), requireWrk()]
  if (!nginxProgram || !varnishProgram || !wrk)
    throw new Error('This needs nginx, Varnish and wrk.')
  const isGood = await bench(nginxProgram, varnishProgram, wrk)
  console.log(
    isGood
      ? 'Target met.'
      : `Target missed: less than ${SHARE * 100} % and ${VISIBLE_MS} ms, and no failure.`,
  )
  await end(isGood ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await end(1)
}
