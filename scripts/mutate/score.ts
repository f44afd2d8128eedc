import { dirname } from 'node:path'

/** The fields of Stryker's report that we read (schema: mutation-testing-report-schema). */
export type Report = {
  files: Record<string, { source: string; mutants: Mutant[] }>
  testFiles?: Record<string, { tests: { id: string }[] }>
}
type Mutant = {
  mutatorName: string
  replacement?: string
  status: string
  location: Location
  killedBy?: string[]
}
type Location = { start: Position; end: Position }
type Position = { line: number; column: number }

export type Score = { name: string; mutants: number; killed: number; uncovered: number }
export type Survivor = { place: string; mutator: string; change: string; covered: boolean }
export type TestScore = { file: string; alone: number; kills: number; ms: number }

// `npm test` fails, too, on a test that never ends and on an error outside the tests, such as a file that does not
// load.
const DETECTED = ['Killed', 'Timeout', 'RuntimeError']
const NOT_TRIED = ['Ignored', 'CompileError', 'Pending']

/** The tested mutants of a report, sorted by file. */
function tried({ files }: Report) {
  return Object.entries(files)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([path, { source, mutants }]) => ({
      path,
      source,
      mutants: mutants.filter(({ status }) => !NOT_TRIED.includes(status)),
    }))
}

/** One score per folder, each followed by its files; the total last. */
export function scores(report: Report): Score[] {
  const files = tried(report)
  const folders = Map.groupBy(files, ({ path }) => dirname(path))
  return [
    ...[...folders].flatMap(([folder, inFolder]) => [
      scoreOf(
        `${folder}/`,
        inFolder.flatMap(({ mutants }) => mutants),
      ),
      ...inFolder.map(({ path, mutants }) => scoreOf(path, mutants)),
    ]),
    scoreOf(
      'All',
      files.flatMap(({ mutants }) => mutants),
    ),
  ]
}

function scoreOf(name: string, mutants: Mutant[]): Score {
  const count = (statuses: string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  const uncovered = count(['NoCoverage'])
  return { name, mutants: mutants.length, killed: count(DETECTED), uncovered }
}

/** Mutants that no test detected, in source order. */
export function survivors(report: Report): Survivor[] {
  return tried(report).flatMap(({ path, source, mutants }) =>
    mutants
      .filter(({ status }) => !DETECTED.includes(status))
      .toSorted((a, b) => a.location.start.line - b.location.start.line)
      .map(({ location, mutatorName, replacement = '', status }) => ({
        place: `${path}:${location.start.line}`,
        mutator: mutatorName,
        change: `${oneLine(textAt(source, location))} → ${oneLine(replacement)}`,
        covered: status === 'Survived',
      })),
  )
}

/** The text between two positions; lines and columns count from 1. */
function textAt(source: string, { start, end }: Location): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? ''
  lines[0] = lines[0]?.slice(start.column - 1) ?? ''
  return lines.join('\n')
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 70 ? `${line.slice(0, 69)}…` : line
}

/**
 * The value of each test file, lowest first: mutants that only it kills, all that it kills, and its time in ms
 * (`times`). Needs a report with all killers of each mutant.
 */
export function testScores(report: Report, times: Map<string, number>): TestScore[] {
  const files = Object.entries(report.testFiles ?? {})
  const fileOf = new Map(files.flatMap(([file, { tests }]) => tests.map(({ id }) => [id, file])))
  const killers = Object.values(report.files)
    .flatMap(({ mutants }) => mutants)
    .map(({ killedBy = [] }) => new Set(killedBy.map((id) => fileOf.get(id))))
  return files
    .map(([file]) => {
      const kills = killers.filter((killer) => killer.has(file))
      const alone = kills.filter(({ size }) => size === 1).length
      return { file, alone, kills: kills.length, ms: times.get(file) ?? 0 }
    })
    .toSorted((a, b) => a.alone - b.alone || a.kills - b.kills || b.ms - a.ms)
}
