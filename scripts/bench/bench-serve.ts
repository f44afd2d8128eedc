import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { rootCertificates, setDefaultCACertificates } from 'node:tls'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { requireNginx } from '../checks/require-servers.ts'
import { compressStatic } from '../deploy/compress-static.ts'
import type { Settings } from '../env.ts'
import { contentClient } from '../run/content-client.ts'
import { endWithSignals } from '../run/end-with-signals.ts'
import { buildMeasuredSite } from '../run/measured-site.ts'
import { freePortBase } from '../run/ports.ts'
import { createProcessGroup } from '../run/process-group.ts'
import * as programs from '../run/programs.ts'
import { untilReady } from '../run/ready.ts'
import { ROOT } from '../run/root.ts'
import { type Nginx, startNginx } from '../run/start-nginx.ts'
import { measure, requireWrk, type Target } from './wrk.ts'

// `npm run bench:serve`: compares the home page through the deployed nginx with the same precompressed file through
// nginx and with the site's server alone, in turns; and measures the time until an edit is visible through nginx.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    edits: { type: 'string', default: '20' },
  },
})
/** Targets of DESIGN: the share of plain nginx, and ms until an edit is visible. */
const SHARE = 0.6
const VISIBLE_MS = 2000

const dir = mkdtempSync(join(tmpdir(), 'chainlantern-bench-serve-'))
const processGroup = createProcessGroup(() => undefined)
const { leave } = endWithSignals(processGroup)
let nginx: Nginx | undefined

async function bench(program: string, wrk: string): Promise<boolean> {
  const { settings, secrets } = await buildMeasuredSite(processGroup, {
    base: await freePortBase(),
    dir,
  })
  const site = processGroup.start({ ...programs.site(settings, secrets, 'start'), kind: 'task' })
  const next = `http://127.0.0.1:${settings.ports.site}`
  await untilReady(site, `${next}/`)
  const staticDir = await prepareStatic(settings, next)
  nginx = await startNginx({ program, servers: [settings.ports.site], staticDir })
  setDefaultCACertificates([...rootCertificates, nginx.certificate])

  const targets: Target[] = [
    { name: 'plain nginx, precompressed file', url: `${nginx.url}/_next/static/home.html` },
    { name: 'nginx as deployed', url: `${nginx.url}/` },
    { name: 'web/server.ts', url: `${next}/` },
  ]
  const figures = new Map<string, number[]>(targets.map(({ name }) => [name, []]))
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const target of targets) {
      const options = { seconds: values.seconds, connections: values.connections }
      const perSecond = measure(wrk, target, options)
      console.log(`round ${round}: ${target.name}: ${Math.round(perSecond)} a second`)
      figures.get(target.name)?.push(perSecond)
    }
  }
  const [plain = 0, deployed = 0, alone = 0] = targets.map(({ name }) =>
    median(figures.get(name) ?? []),
  )
  const row = (perSecond: number) => ({
    'requests a second': Math.round(perSecond),
    'of plain nginx': (perSecond / plain).toFixed(2),
  })
  console.table(
    Object.fromEntries(
      [plain, deployed, alone].map((each, index) => [targets[index]?.name, row(each)]),
    ),
  )
  const times = await timeEdits(settings, secrets.lakeToken ?? '', nginx.url)
  console.log(
    `An edit is visible after ${Math.round(median(times))} ms (median of ${times.length}),`,
  )
  console.log(`${Math.round(times.at(-1) ?? 0)} ms at most.`)
  return deployed / plain >= SHARE && (times.at(-1) ?? 0) <= VISIBLE_MS
}

/** Copies and compresses the static files, with the home page as one of them. */
async function prepareStatic({ buildDirs }: Settings, next: string): Promise<string> {
  const staticDir = join(dir, 'static')
  // nginx runs as another user.
  chmodSync(dir, 0o711)
  cpSync(join(ROOT, 'web', buildDirs.site, 'static'), staticDir, { recursive: true })
  compressStatic(staticDir)
  const html = Buffer.from(await (await fetch(`${next}/`)).arrayBuffer())
  writeFileSync(join(staticDir, 'home.html'), html)
  writeFileSync(join(staticDir, 'home.html.br'), brotliCompressSync(html))
  return staticDir
}

/** Sorted times in ms from the content API's answer until a visitor gets the edited page. */
async function timeEdits(settings: Settings, token: string, url: string): Promise<number[]> {
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
  return times.sort((a, b) => a - b)
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

async function end(code: number): Promise<void> {
  await nginx?.stop()
  rmSync(dir, { recursive: true, force: true })
  await leave(code)
}

try {
  const program = requireNginx()
  const wrk = requireWrk()
  if (!program || !wrk) throw new Error('This needs nginx and wrk, which Debian has.')
  const isFast = await bench(program, wrk)
  console.log(
    isFast ? 'Target met.' : `Target missed: ${SHARE} of plain nginx and ${VISIBLE_MS} ms.`,
  )
  await end(isFast ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await end(1)
}
