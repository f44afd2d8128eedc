import lighthouse from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

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

/** Audits a page as a phone would see it: the median of the performance, the worst of everything else. */
export async function runLighthouse(
  url: string,
  { port, runs, skip }: { port: number; runs: number; skip: string[] },
): Promise<Scores> {
  const all: Scores[] = []
  for (let run = 0; run < runs; run++) all.push(await runOnce(url, port, skip))
  const worst = (category: Category) => Math.min(...all.map((scores) => scores[category]))
  return {
    ...byPerformance(all),
    accessibility: worst('accessibility'),
    'best-practices': worst('best-practices'),
    seo: worst('seo'),
    shortcomings: [...new Set(all.flatMap(({ shortcomings }) => shortcomings))],
  }
}

async function runOnce(url: string, port: number, skipAudits: string[]): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    skipAudits,
    onlyCategories: [...CATEGORIES],
    output: 'json',
    logLevel: 'error',
  })
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const points = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  const shortcomings = CATEGORIES.filter((category) => category !== 'performance').flatMap(
    (category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${audits[id]?.title}`),
  )
  const timings = Object.entries(TIMINGS)
    .map(([id, name]) => `${name} ${audits[id]?.displayValue ?? 'unknown'}`)
    .join(', ')
  return {
    performance: points('performance'),
    timings,
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    shortcomings,
  }
}

/** The run in the middle when they stand in the order of their performance. */
function byPerformance(all: Scores[]): Pick<Scores, 'performance' | 'timings'> {
  const sorted = all.toSorted((a, b) => a.performance - b.performance)
  const { performance = 0, timings = '' } = sorted[Math.floor(sorted.length / 2)] ?? {}
  return { performance, timings }
}
