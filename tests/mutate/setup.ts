import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, inject, type RunnerTask, vi } from 'vitest'

// Runs after Stryker's own setup (vitest-runner/dist/src/stryker-setup.js) in each test file, and mends four things:
// - A mutant in code that runs on import is "static" to Stryker, which tries it with all tests. Here each test file
//   loads our code anew, with the mutant active from the start, so such a mutant belongs to the file's tests.
// - Processes and threads that a test starts know the active mutant by an environment variable.
// - What they pass in the dry run, they write into a file (cover.cjs). It belongs to the test that they ended with, or to
//   all tests of the test file if they outlive one.
// - A property that fails is not reduced to a smaller example, which takes minutes.
declare module 'vitest' {
  interface ProvidedContext {
    mode: 'dry-run' | 'mutant'
    activeMutant: string
    testNameSeparator: string
  }
}

declare global {
  var __stryker__: Stryker | undefined
}

type Counts = Record<string, number>
type Stryker = {
  activeMutant?: string
  mutantCoverage?: { static: Counts; perTest: Record<string, Counts> }
}

const folder = process.env.MUTATE_FOLDER ?? import.meta.dirname
const startedAt = performance.now()
vi.resetModules()
fc.configureGlobal({ endOnFailure: true, numRuns: 20 })
globalThis.__stryker__ ??= {}
const stryker = globalThis.__stryker__
const separator = inject('testNameSeparator')
const preload = `--require "${join(import.meta.dirname, 'cover.cjs')}"`

if (inject('mode') === 'mutant') {
  stryker.activeMutant = inject('activeMutant')
  process.env.__STRYKER_ACTIVE_MUTANT__ = stryker.activeMutant
} else {
  const covered = join(folder, 'covered')
  process.env.MUTATE_COVERED = covered
  process.env.NODE_OPTIONS = preload
  stryker.mutantCoverage ??= { static: {}, perTest: {} }
  const coverage = stryker.mutantCoverage
  const countsOf = (test: string) => {
    coverage.perTest[test] ??= {}
    return coverage.perTest[test]
  }

  afterEach(({ task }) => {
    for (const [pid = '', mutant = ''] of takeLines(covered)) {
      const counts = isAlive(Number(pid)) ? coverage.static : countsOf(idOf(task))
      counts[mutant] ??= 1
    }
  })

  // biome-ignore lint/correctness/noEmptyPattern: Vitest wants a pattern here to hand over the second argument.
  afterAll(({}, file) => {
    for (const [, mutant = ''] of takeLines(covered)) coverage.static[mutant] ??= 1
    for (const id of testsIn(file.tasks).map(idOf)) {
      coverage.perTest[id] = { ...coverage.static, ...coverage.perTest[id] }
    }
    coverage.static = {}
    const time = [file.file.name, Math.round(performance.now() - startedAt)]
    appendFileSync(join(folder, 'times.jsonl'), `${JSON.stringify(time)}\n`)
  })
}

/** Stryker's id of a test. */
function idOf(test: RunnerTask): string {
  const names = [test.name]
  for (let { suite } = test; suite; { suite } = suite) names.unshift(suite.name)
  return `${test.file.filepath}#${names.join(separator).trim()}`
}

/** The tests that are not skipped. */
const testsIn = (tasks: RunnerTask[]): RunnerTask[] =>
  tasks.flatMap((task) => {
    if (task.type === 'suite') return testsIn(task.tasks)
    return task.mode === 'run' ? [task] : []
  })

/** Reads and removes a file of lines, if it exists. */
function takeLines(path: string): string[][] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  rmSync(path)
  return lines.map((line) => line.split(' '))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
