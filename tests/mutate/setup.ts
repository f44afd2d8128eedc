import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, inject, type RunnerTask, vi } from 'vitest'

// Runs after Stryker's own setup (vitest-runner/dist/src/stryker-setup.js) in each test file, and mends three things:
// - A mutant in code that runs on import is "static" to Stryker, which tries it with all tests. Here each test file
//   loads our code anew, with the mutant active from the start, so such a mutant belongs to the file's tests.
// - Processes and threads that a test starts know the active mutant by an environment variable.
// - What they pass in the dry run, they write into a file (cover.cjs); it belongs to all tests of the test file, too.
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

  // biome-ignore lint/correctness/noEmptyPattern: Vitest wants a pattern here to hand over the second argument.
  afterAll(({}, file) => {
    const elsewhere = existsSync(covered) ? readFileSync(covered, 'utf8').split('\n') : []
    rmSync(covered, { force: true })
    const passed = [...Object.keys(coverage.static), ...elsewhere.filter(Boolean)]
    const ofFile = Object.fromEntries(passed.map((mutant) => [mutant, 1]))
    for (const name of testNames(file.tasks)) {
      const id = `${file.file.filepath}#${name}`
      coverage.perTest[id] = { ...ofFile, ...coverage.perTest[id] }
    }
    coverage.static = {}
    const time = [file.file.name, Math.round(performance.now() - startedAt)]
    appendFileSync(join(folder, 'times.jsonl'), `${JSON.stringify(time)}\n`)
  })
}

/** The names by which Stryker knows the tests. */
function testNames(tasks: RunnerTask[]): string[] {
  return tasks.flatMap((task) => {
    if (task.type === 'suite') return testNames(task.tasks)
    const names = [task.name]
    for (let suite = task.suite; suite; suite = suite.suite) names.unshift(suite.name)
    return [names.join(separator).trim()]
  })
}
