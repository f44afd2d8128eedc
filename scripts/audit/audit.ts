import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { endWithSignals } from '../run/end-with-signals.ts'
import { buildMeasuredSite } from '../run/measured-site.ts'
import { freePortBase } from '../run/ports.ts'
import { createProcessGroup } from '../run/process-group.ts'
import * as programs from '../run/programs.ts'
import { untilReady } from '../run/ready.ts'
import { requireTools } from '../run/require-tools.ts'
import { serveSmallApp } from '../run/small-app.ts'
import { auditedPaths } from './audited-paths.ts'
import { measure, medianOf, runLighthouse, type Scores } from './run-lighthouse.ts'

// `npm run audit`: runs Lighthouse on every route with the seed's content, and on an empty page of the same Next
// version as a baseline.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
  },
})
const runs = Number(values.runs)
const paths = values.only ?? auditedPaths
/** Performance points that a page may lose against the empty page. */
const MAY_LOSE = 5
/** Routes with `noindex`. */
const NOT_FOR_SEARCH = ['/search', '/login', '/signup', '/forgot-password', '/dashboard']

const dir = mkdtempSync(join(tmpdir(), 'chainlantern-audit-'))
const processGroup = createProcessGroup(() => undefined)
const { leave } = endWithSignals(processGroup)

async function serveSite(base: number): Promise<string> {
  const { settings, secrets } = await buildMeasuredSite(processGroup, { base, dir })
  const site = processGroup.start(programs.site(settings, secrets, 'start'))
  await untilReady(site, settings.siteUrl)
  return settings.siteUrl
}

const isGood = (scores: Scores, empty: number) =>
  scores.performance >= empty - MAY_LOSE &&
  scores.accessibility === 100 &&
  scores['best-practices'] === 100 &&
  scores.seo === 100

async function audit(): Promise<boolean> {
  requireTools(import.meta.dirname)
  const base = await freePortBase()
  const { url: emptyUrl } = await serveSmallApp(processGroup, {
    name: 'empty-page',
    port: base + 50,
  })
  const site = await serveSite(base)
  // The machine's speed varies, so the empty page is measured again beside every page of the site.
  const lately: number[] = []
  const measureEmpty = async () => {
    lately.push((await measure(emptyUrl)).performance)
    if (lately.length > runs) lately.shift()
  }
  while (lately.length < runs - 1) await measureEmpty()
  const rows: Record<string, unknown>[] = []
  const short: string[] = []
  for (const path of paths) {
    await measureEmpty()
    const skip = NOT_FOR_SEARCH.includes(path) ? ['is-crawlable'] : []
    let scores = await runLighthouse(site + path, { runs, skip })
    if (scores.performance < inTheMiddle(lately) - MAY_LOSE) {
      // The machine may have been busy: measure again, with as many runs of the empty page in the same minutes.
      for (let run = 0; run < runs; run++) await measureEmpty()
      scores = { ...scores, ...(await medianOf(site + path, runs)) }
    }
    const empty = inTheMiddle(lately)
    const { performance, timings } = scores
    const mark = isGood(scores, empty) ? '✓' : '✗'
    console.log(`${mark} ${path} ${performance}, an empty page ${empty} (${timings})`)
    rows.push(row(path, scores, empty))
    if (!isGood(scores, empty)) short.push([path, ...scores.shortcomings].join('\n    '))
  }
  console.table(rows)
  if (short.length > 0) console.log(`Short:\n  ${short.join('\n  ')}`)
  return short.length === 0
}

function row(page: string, scores: Scores, empty: number) {
  const { performance, accessibility, seo, 'best-practices': practices } = scores
  return { page, performance, 'empty page': empty, accessibility, 'best practices': practices, seo }
}

const inTheMiddle = (points: number[]) => points.toSorted((a, b) => a - b)[points.length >> 1] ?? 0

try {
  const good = await audit()
  rmSync(dir, { recursive: true, force: true })
  await leave(good ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  rmSync(dir, { recursive: true, force: true })
  await leave(1)
}
