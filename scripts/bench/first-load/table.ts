import { type Figures, PARTS } from './visit.ts'

export const VERSIONS = ['empty', 'base', 'now'] as const
export type Version = (typeof VERSIONS)[number]

/** What was measured in one round, for each version. */
export type Round = Partial<Record<Version, Figures>>

/** The rounds of a page at a profile, at its first or second visit. */
export type Series = { page: string; profile: string; visit: 'first' | 'second'; rounds: Round[] }

const TIMES = ['fcp', 'lcp', 'hydrated'] as const
const HEAD = ['page', 'line', 'visit', 'version', 'FCP', 'LCP', 'hydrated', '− empty', 'CLS']

/** The medians of all series as a table in Markdown; a row of base or now also says how far it is from the empty page. */
export function describeSeries(all: Series[]): string {
  const rows = all.flatMap(({ page, profile, visit, rounds }) =>
    VERSIONS.flatMap((version) => {
      const figures = rounds.flatMap((round) => round[version] ?? [])
      if (figures.length === 0) return []
      const of = (name: keyof Figures) => figures.map((each) => each[name])
      const empty = differences(rounds, 'hydrated', version, 'empty')
      return [
        [
          page,
          profile,
          visit,
          version,
          ...TIMES.map((name) => withNoise(of(name))),
          version === 'empty' ? '' : withNoise(empty),
          median(of('cls')).toFixed(3),
          ...PARTS.map((part) => median(of(part)).toFixed(1)),
          median(of('all')).toFixed(1),
        ],
      ]
    }),
  )
  return inMarkdown([...HEAD, ...PARTS, 'all KB'], rows)
}

/** What differs between now and base, by the differences within each round: a slow minute slows both. */
export function describeDifferences(all: Series[]): string {
  const rows = all.map(({ page, profile, visit, rounds }) => [
    page,
    profile,
    visit,
    ...TIMES.map((name) => withNoise(differences(rounds, name, 'now', 'base'))),
    median(differences(rounds, 'all', 'now', 'base')).toFixed(1),
  ])
  return inMarkdown(['page', 'line', 'visit', 'FCP', 'LCP', 'hydrated', 'KB'], rows)
}

function differences(rounds: Round[], name: keyof Figures, one: Version, other: Version) {
  return rounds.flatMap((round) => {
    const [a, b] = [round[one], round[other]]
    return a && b ? [a[name] - b[name]] : []
  })
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** The median and, as its noise, the median distance from it. */
function withNoise(numbers: number[]): string {
  const middle = median(numbers)
  const noise = median(numbers.map((number) => Math.abs(number - middle)))
  return `${Math.round(middle)} ± ${Math.round(noise)}`
}

const inMarkdown = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
