import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
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
// from publishing to visible, and what a first visit downloads (web/docs/capacity.md).
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '10' },
    edits: { type: 'string', default: '20' },
  },
})
const load = { connections: Number(values.connections), duration: Number(values.seconds) }
const PAGES = ['/', '/products/reactor', '/resources/blog']
/** How long nothing may be requested until a visit is over, in ms. */
const QUIET_MS = 1000

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
  console.table(await firstLoads(settings.siteUrl))
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
  times.sort((one, other) => one - other)
  return {
    'publish to visible': {
      edits: times.length,
      'median (ms)': Math.round(times[times.length >> 1] ?? 0),
      'longest (ms)': Math.round(times.at(-1) ?? 0),
    },
  }
}

/** The bytes that a phone without a cache downloads, as sent, with headers. */
async function firstLoads(url: string) {
  const executablePath = systemChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_ARGS,
  })
  const rows: Record<string, Record<string, number>> = {}
  try {
    for (const path of PAGES) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
      })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      const kinds = new Map<string, string>()
      const kilobytes: Record<string, number> = {}
      let lastAt = performance.now()
      session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        lastAt = performance.now()
        const kind = kinds.get(requestId) ?? 'Other'
        for (const each of [kind, 'all'])
          kilobytes[each] = (kilobytes[each] ?? 0) + encodedDataLength / 1000
      })
      await session.send('Network.enable')
      await page.goto(url + path, { waitUntil: 'load' })
      while (performance.now() - lastAt < QUIET_MS) await wait(50)
      rows[path] = Object.fromEntries(
        Object.entries(kilobytes).map(([kind, size]) => [
          `${kind} (KB)`,
          Math.round(size * 10) / 10,
        ]),
      )
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return rows
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
