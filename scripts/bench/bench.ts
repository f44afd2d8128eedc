import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { rootCertificates, setDefaultCACertificates } from 'node:tls'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import autocannon from 'autocannon'
import { CHROMIUM_ARGS, systemChromium } from '../checks/chromium.ts'
import { freePortBase } from '../checks/free-ports.ts'
import { findNginx, installPrograms } from '../checks/install-programs.ts'
import { contentClient } from '../content/content-client.ts'
import { compressStatic } from '../deploy/compress-static.ts'
import type { Settings } from '../env.ts'
import { endWithSignals } from '../run/end-with-signals.ts'
import { createProcessGroup } from '../run/process-group.ts'
import * as programs from '../run/programs.ts'
import { untilReady } from '../run/ready.ts'
import { ROOT } from '../run/root.ts'
import { buildMeasuredSite } from './measured-site.ts'
import { type Nginx, startNginx } from './start-nginx.ts'

// `npm run bench`: the built site with the seed's content behind nginx as it is deployed. Pages and submissions per
// second, the time from publishing to visible, and what a first visit downloads (web/docs/capacity.md).
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
let nginx: Nginx | undefined

async function bench(program: string): Promise<void> {
  const { settings, secrets } = await buildMeasuredSite(processGroup, {
    base: await freePortBase(),
    dir,
  })
  const site = programs.site(settings, secrets, 'start')
  const unlimited = {
    LEADS_TRUSTED_PROXIES: '1',
    LEADS_RATE_LIMIT: '1000000000',
  }
  const server = processGroup.start({ ...site, kind: 'task', env: { ...site.env, ...unlimited } })
  await untilReady(server, `${settings.siteUrl}/api/health/ready`)
  nginx = await startNginx({
    program,
    servers: [settings.ports.site],
    staticDir: copyStatic(settings),
  })
  setDefaultCACertificates([...rootCertificates, nginx.certificate])

  const [{ model = 'unknown' } = {}] = cpus()
  console.log(`${cpus().length} × ${model}; load before: ${loadavg()[0]?.toFixed(1)}`)
  // Before the load, which keeps a server busy for a moment after its end.
  console.table(await firstLoads(nginx.url))
  console.table(await publishTimes(settings, secrets.lakeToken ?? '', nginx.url))
  console.table({
    'home page through nginx': await perSecond({ url: `${nginx.url}/` }, 200),
    'home page by the server alone': await perSecond({ url: `${settings.siteUrl}/` }, 200),
    'submissions, SQLite': await perSecond(submissionsTo(settings.siteUrl), 202),
  })
  console.log(`Load after: ${loadavg()[0]?.toFixed(1)}`)
}

/** The static files of the build, compressed as in the image. */
function copyStatic({ buildDirs }: Settings): string {
  const folder = join(dir, 'static')
  // nginx runs as another user.
  chmodSync(dir, 0o711)
  cpSync(join(ROOT, 'web', buildDirs.site, 'static'), folder, { recursive: true })
  compressStatic(folder)
  return folder
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

/** From the content API's answer until a visitor of nginx gets the edited page. */
async function publishTimes(settings: Settings, token: string, url: string) {
  const client = contentClient(settings, token)
  const times: number[] = []
  for (let edit = 1; edit <= Number(values.edits); edit += 1) {
    const title = `Edited ${edit} of the benchmark`
    // A random moment within nginx's one-second cache.
    await wait(Math.random() * 1000)
    await client.patch('page-home').set({ 'seo.title': title }).commit()
    const startedAt = performance.now()
    while (!(await (await fetch(`${url}/`)).text()).includes(title)) await wait(10)
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
        ignoreHTTPSErrors: true,
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

async function end(code: number): Promise<void> {
  await nginx?.stop()
  rmSync(dir, { recursive: true, force: true })
  await leave(code)
}

try {
  installPrograms()
  const program = findNginx()
  if (!program) throw new Error('This needs nginx, which Debian has.')
  await bench(program)
  await end(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await end(1)
}
