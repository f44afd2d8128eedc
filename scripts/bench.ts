import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import autocannon from 'autocannon'
import { CHROMIUM_ARGS, systemChromium } from './checks/chromium.ts'
import { freePortBase } from './checks/free-ports.ts'
import { installPrograms } from './checks/install-programs.ts'
import { contentClient } from './content/content-client.ts'
import { readSettings, type Settings } from './env.ts'
import { buildWhenStale } from './run/build.ts'
import { siteBuild } from './run/builds.ts'
import { endWithSignals } from './run/end-with-signals.ts'
import { openContent } from './run/open-content.ts'
import { createProcessGroup } from './run/process-group.ts'
import * as programs from './run/programs.ts'
import { untilReady } from './run/ready.ts'
import { readSecrets } from './run/secrets.ts'

// `npm run bench`: one server of the built site with the seed's content. Pages and submissions per second, the time
// from publishing to visible, and what visits download and when they paint (web/docs/capacity.md).
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '10' },
    edits: { type: 'string', default: '20' },
    visits: { type: 'string', default: '5' },
  },
})
const load = { connections: Number(values.connections), duration: Number(values.seconds) }
const PAGES = ['/', '/products/reactor', '/resources/blog']
/** How long nothing may be requested until a visit is over, in ms. */
const QUIET_MS = 1000
/** Delay in ms, bytes a second, and how much slower than this machine the visitor's is. */
const LINES = {
  slow: {
    network: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
    slowdown: 4,
  },
  fast: {
    network: { latency: 20, downloadThroughput: 3_750_000, uploadThroughput: 1_250_000 },
    slowdown: 1,
  },
}
type Line = (typeof LINES)['slow']

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
  console.table(await visits(settings.siteUrl))
  console.table(await publishTimes(settings, secrets.lakeToken ?? ''))
  console.table({
    'home page': await perSecond({ url: `${settings.siteUrl}/` }, 200),
    'submissions, SQLite': await perSecond(submissionsTo(settings.siteUrl), 202),
  })
  console.log(`Load after: ${loadavg()[0]?.toFixed(1)}`)
}

/** Requests after a warm-up, each connection one after the other; fails if an answer has another status. */
async function perSecond(request: autocannon.Options, status: 200 | 202) {
  const headers = { 'accept-encoding': 'br', ...request.headers }
  await autocannon({ ...load, ...request, headers, duration: 2 })
  const result = await autocannon({ ...load, ...request, headers })
  const expected = result.statusCodeStats?.[`${status}`]?.count ?? 0
  const others = result.requests.total - expected + result.errors
  if (others > 0 || expected === 0) {
    throw new Error(`${others} answers of ${request.url} were not a ${status}.`)
  }
  return {
    'a second': Math.round(expected / result.duration),
    'median (ms)': result.latency.p50,
    'p99 (ms)': result.latency.p99,
  }
}

/** New submissions, each from an IP address of its own, as our proxy reports it. */
function submissionsTo(siteUrl: string): autocannon.Options {
  return {
    url: `${siteUrl}/api/submissions`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: new URL(siteUrl).origin,
      'sec-fetch-site': 'same-origin',
    },
    requests: [
      {
        setupRequest: (request) => {
          const [a, b, c] = randomBytes(3)
          const headers = { ...request.headers, 'x-forwarded-for': `10.${a}.${b}.${c}` }
          return { ...request, headers, body: aSubmission() }
        },
      },
    ],
  }
}

const aSubmission = () =>
  JSON.stringify({
    submissionId: randomUUID(),
    formType: 'Support Request',
    data: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      company: 'Analytical Engines',
      priority: 'urgent',
      category: 'data',
      subject: 'A flow is missing',
      description: 'The second hop of this flow is not shown, although the explorer has it. ',
      terms: true,
    },
    filledInMs: 90_000,
    consent: { choice: 'essential', categories: [], version: 'bench', decidedAt: null },
  })

/** From the content API's answer until a visitor gets the edited page; nginx adds up to two seconds. */
async function publishTimes(settings: Settings, token: string) {
  const client = contentClient(settings, token)
  const times: number[] = []
  for (let edit = 1; edit <= Number(values.edits); edit += 1) {
    const title = `Edited ${edit} of the benchmark`
    await client.patch('page-home').set({ 'seo.title': title }).commit()
    const startedAt = performance.now()
    while (!(await (await fetch(settings.siteUrl)).text()).includes(title)) await wait(10)
    times.push(performance.now() - startedAt)
  }
  return {
    'publish to visible': {
      edits: times.length,
      'median (ms)': median(times),
      'longest (ms)': Math.round(Math.max(...times)),
    },
  }
}

/**
 * A first and a second visit of each page on each line, medians: paints, hydration, time blocked by long tasks, how often
 * styles and layout were computed in the first four seconds, and bytes as sent, with headers.
 */
async function visits(url: string) {
  const executablePath = systemChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_ARGS,
  })
  const found = new Map<string, Record<string, number>[]>()
  const rounds = Array.from({ length: Number(values.visits) }, () => PAGES).flat()
  try {
    for (const path of rounds)
      for (const line of ['slow', 'fast'] as const) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
        for (const visit of ['first', 'second']) {
          const figures = await measureVisit(context, url + path, LINES[line])
          const name = `${path}, ${line}, ${visit}`
          found.set(name, [...(found.get(name) ?? []), figures])
        }
        await context.close()
      }
  } finally {
    await browser.close()
  }
  const medians = [...found].map(([name, all]) => {
    const kinds = new Set(all.flatMap((each) => Object.keys(each)))
    const row = [...kinds].map((kind) => [kind, median(all.map((each) => each[kind] ?? 0))])
    return [name, Object.fromEntries(row)]
  })
  return Object.fromEntries(medians)
}

async function measureVisit(context: BrowserContext, url: string, line: Line) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  let lastAt = performance.now()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = performance.now()
    for (const kind of [kinds.get(requestId) ?? 'Other', 'all'])
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength / 1000
  })
  await session.send('Network.enable')
  await session.send('Performance.enable')
  await page.addInitScript(watchPage)
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line.network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.slowdown })
  await page.goto(url, { waitUntil: 'load' })
  const times = await page.evaluate(async () => {
    const isHydrated = () =>
      Object.keys(document.querySelector('main a') ?? {}).some((key) => key.startsWith('__react'))
    while (!isHydrated()) await new Promise((resolve) => setTimeout(resolve, 10))
    const hydrated = performance.now()
    while (performance.now() < 4000) await new Promise((resolve) => setTimeout(resolve, 50))
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return { 'paint (ms)': paint?.startTime ?? 0, 'hydrated (ms)': hydrated, ...window.seen }
  })
  const { metrics } = await session.send('Performance.getMetrics')
  const counted = metrics
    .filter(({ name }) => name === 'RecalcStyleCount' || name === 'LayoutCount')
    .map(({ name, value }) => [name === 'LayoutCount' ? 'layouts' : 'styles', value])
  while (performance.now() - lastAt < QUIET_MS) await wait(50)
  await page.close()
  const sizes = Object.entries(bytes).map(([kind, size]) => [`${kind} (KB)`, size])
  return { ...times, ...Object.fromEntries([...counted, ...sizes]) }
}

declare global {
  interface Window {
    seen: Record<string, number>
  }
}

/** Runs in the page before its own scripts: the largest paint, and how long tasks kept a visitor waiting. */
function watchPage() {
  const seen = { 'largest (ms)': 0, 'blocked (ms)': 0 }
  window.seen = seen
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observe('longtask', ({ duration }) => {
    seen['blocked (ms)'] += Math.max(0, duration - 50)
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen['largest (ms)'] = startTime
  })
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return Math.round((sorted[sorted.length >> 1] ?? 0) * 10) / 10
}

process.on('exit', () => rmSync(dir, { recursive: true, force: true }))
try {
  installPrograms()
  await bench()
  await leave(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await leave(1)
}
