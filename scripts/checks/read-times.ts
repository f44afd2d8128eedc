import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { relative } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../run/root.ts'

export type FileTime = { file: string; seconds: number }

const vitestReport = z
  .object({
    testResults: z.array(
      z.object({ name: z.string(), startTime: z.number(), endTime: z.number() }),
    ),
  })
  .transform(({ testResults }) =>
    testResults.map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    })),
  )

const playwrightSpec = z.object({
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})
type Suite = z.infer<typeof playwrightSuite>

const playwrightReport = z
  .object({ suites: z.array(playwrightSuite) })
  .transform(({ suites }) => suites.flatMap(timesOf))

const readers = { vitest: vitestReport, playwright: playwrightReport }

/** The duration of each file in a runner's report, without worker hooks of Playwright. Empty without a report. */
export function readTimes(runner: keyof typeof readers, path: string): FileTime[] {
  try {
    return sumByFile(readers[runner].parse(JSON.parse(readFileSync(path, 'utf8'))))
  } catch {
    return []
  }
}

/** The ten slowest files, one line each. */
export function slowestFiles(times: readonly FileTime[]): string[] {
  return times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}

/** Starts measuring; the returned function gives the idle share of the processor since then in percent. */
export function measureIdle(): () => number {
  const before = processorTimes()
  return () => {
    const now = processorTimes()
    const all = now.all - before.all
    return all > 0 ? Math.round((100 * (now.idle - before.idle)) / all) : 0
  }
}

function timesOf({ specs, suites }: Suite): FileTime[] {
  const own = specs.map(({ file, tests }) => ({
    file: `tests/${file}`,
    seconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
  }))
  return [...own, ...suites.flatMap(timesOf)]
}

function sumByFile(times: FileTime[]): FileTime[] {
  return [...Map.groupBy(times, ({ file }) => file)].map(([file, all]) => ({
    file,
    seconds: sum(all.map(({ seconds }) => seconds)),
  }))
}

function processorTimes() {
  const times = cpus().map((each) => each.times)
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((each) => Object.values(each))),
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
