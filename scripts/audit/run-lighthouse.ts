import lighthouse, { type Flags, type Result } from 'lighthouse'

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
  /** What the performance is made of, in the run that is the median. */
  timings: string
  /** The audits that cost points, but for those of performance. */
  shortcomings: string[]
}

type Run = Pick<Scores, 'performance' | 'timings'>

/**
 * Audits a page as a phone would see it: its performance, which varies, by the median of its runs; everything else,
 * which a page has or has not, by the first.
 */
export async function runLighthouse(
  url: string,
  { port, runs, skip }: { port: number; runs: number; skip: string[] },
): Promise<Scores> {
  const first = await auditAll(url, port, skip)
  return { ...first, ...(await medianOf(url, { port, runs }, [first])) }
}

/** The performance of a page in the middle of its runs, some of which may be there already. */
export async function medianOf(
  url: string,
  { port, runs }: { port: number; runs: number },
  before: Run[] = [],
): Promise<Run> {
  const all = [...before]
  while (all.length < runs) all.push(await measure(url, port))
  return byPerformance(all)
}

/** Only the performance of a page: a run in half of the time. */
export async function measure(url: string, port: number): Promise<Run> {
  const { categories, audits } = await run(url, { port, onlyCategories: ['performance'] })
  return performanceIn(categories, audits)
}

async function auditAll(url: string, port: number, skipAudits: string[]): Promise<Scores> {
  const onlyCategories = [...CATEGORIES]
  const { categories, audits } = await run(url, { port, skipAudits, onlyCategories })
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

async function run(url: string, flags: Flags): Promise<Result> {
  const result = await lighthouse(url, { ...flags, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`)
  const { runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  return result.lhr
}

const points = (category?: Result.Category) => Math.round((category?.score ?? 0) * 100)

function performanceIn(categories: Result['categories'], audits: Result['audits']): Run {
  const timings = Object.entries(TIMINGS)
    .map(([id, name]) => `${name} ${audits[id]?.displayValue ?? 'unknown'}`)
    .join(', ')
  return { performance: points(categories.performance), timings }
}

/** The run in the middle when they stand in the order of their performance. */
function byPerformance(all: Run[]): Run {
  const sorted = all.toSorted((a, b) => a.performance - b.performance)
  const { performance = 0, timings = '' } = sorted[Math.floor(sorted.length / 2)] ?? {}
  return { performance, timings }
}
