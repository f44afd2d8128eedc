import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { systemChromium } from '../run/chromium.ts'

const LIGHTHOUSE = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js')
const CHROMIUM_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu']

/** The fields of its report that we read. */
const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullish(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullish(),
      title: z.string(),
      displayValue: z.string().optional(),
    }),
  ),
})
type Report = z.infer<typeof report>

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

const TIMINGS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'speed-index': 'SI',
  'cumulative-layout-shift': 'CLS',
} as const

export type Scores = Record<Category, number> & {
  /** The performance timings of the median run. */
  timings: string
  /** The audits outside performance that cost points. */
  shortcomings: string[]
}

type Run = Pick<Scores, 'performance' | 'timings'>

/**
 * Audits a page on an emulated phone: performance, which varies, as the median of several runs; the other categories
 * from the first run.
 */
export async function runLighthouse(
  url: string,
  { runs, skip }: { runs: number; skip: string[] },
): Promise<Scores> {
  const first = await auditAll(url, skip)
  return { ...first, ...(await medianOf(url, runs, [first])) }
}

/** The median performance of a page; `before` are runs that are already done. */
export async function medianOf(url: string, runs: number, before: Run[] = []): Promise<Run> {
  const all = [...before]
  while (all.length < runs) all.push(await measure(url))
  return byPerformance(all)
}

/** Only the performance of a page; takes half the time. */
export async function measure(url: string): Promise<Run> {
  const { categories, audits } = await run(url, { categories: ['performance'] })
  return performanceIn(categories, audits)
}

async function auditAll(url: string, skip: string[]): Promise<Scores> {
  const { categories, audits } = await run(url, { categories: CATEGORIES, skip })
  const shortcomings = CATEGORIES.filter((category) => category !== 'performance').flatMap(
    (category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${audits[id]?.title}`),
  )
  return {
    ...performanceIn(categories, audits),
    accessibility: points(categories.accessibility),
    'best-practices': points(categories['best-practices']),
    seo: points(categories.seo),
    shortcomings,
  }
}

type What = { categories: readonly Category[]; skip?: string[] }

/** One run of Lighthouse's command in its own Chromium. It is installed on demand, so its types are missing. */
async function run(url: string, { categories, skip = [] }: What): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      LIGHTHOUSE,
      url,
      '--output=json',
      '--quiet',
      `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`,
      `--only-categories=${categories.join(',')}`,
      ...(skip.length > 0 ? [`--skip-audits=${skip.join(',')}`] : []),
    ],
    { env: { ...process.env, CHROME_PATH: systemChromium() }, maxBuffer: 2 ** 28 },
  )
  const found = report.parse(JSON.parse(stdout))
  if (found.runtimeError) throw new Error(`${url}: ${found.runtimeError.message}`)
  return found
}

const points = (category?: Report['categories'][string]) => Math.round((category?.score ?? 0) * 100)

function performanceIn(categories: Report['categories'], audits: Report['audits']): Run {
  const timings = Object.entries(TIMINGS)
    .map(([id, name]) => `${name} ${audits[id]?.displayValue ?? 'unknown'}`)
    .join(', ')
  return { performance: points(categories.performance), timings }
}

/** The median run by performance. */
function byPerformance(all: Run[]): Run {
  const sorted = all.toSorted((a, b) => a.performance - b.performance)
  const { performance = 0, timings = '' } = sorted[Math.floor(sorted.length / 2)] ?? {}
  return { performance, timings }
}
