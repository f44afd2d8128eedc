import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { seedDate } from '../support/seed-date.ts'

// The tests that `npm run mutate` uses; scripts/docs/mutate.md says why it excludes others.
const here = import.meta.dirname
const tests = resolve(here, '..')
/** The folder of this run; `npm run mutate` creates and removes it. */
const folder = process.env.MUTATE_FOLDER ?? here
// Tests check for leftovers of others, so each worker of Stryker has its own folder.
const temporary = join(
  process.env.MUTATE_TEMPORARY ?? here,
  process.env.STRYKER_MUTATOR_WORKER ?? '0',
)
if (process.env.MUTATE_TEMPORARY) mkdirSync(temporary, { recursive: true })

/** In Stryker's sandbox, `node_modules/content-lake` is a link to the repository, which has no mutants. */
const LAKE = resolve(tests, '../scripts/lake')
const { exports }: { exports: Record<string, string> } = JSON.parse(
  readFileSync(join(LAKE, 'package.json'), 'utf8'),
)
const LAKE_ALIAS = Object.entries(exports).map(([name, file]) => ({
  find: new RegExp(`^${join('content-lake', name)}$`),
  replacement: join(LAKE, file),
}))

const INCLUDED = [
  'unit/**/*.test.{ts,tsx}',
  'integration/{lake,lake-http,leads,studio}/**/*.test.ts',
]
const EXCLUDED = [
  // They test the repository's files, which the sandbox has only in part.
  'unit/run/**',
  // Thousands of requests or values, or real waiting: 8 to 112 seconds each.
  'integration/lake-http/{assets,hostile,sanity-command,slow-queries}.test.ts',
  'integration/leads/{hostile-values,kill}.test.ts',
  // They mount a disk, which would stay mounted if Stryker kills a hanging test.
  'integration/{lake-http,leads}/{damaged-files,disk-full,full-disk}.test.ts',
]
/** They measure the memory of their process. */
const OWN_PROCESS = ['unit/leads/attached-files.test.ts']

/** Time budget of a mutant's tests, in ms of the run without mutants. */
const BUDGET = Number(process.env.MUTATE_BUDGET_MS) || Number.POSITIVE_INFINITY

/** Test files that import a mutated file directly: they always run. */
const DIRECT = new Set(process.env.MUTATE_DIRECT?.split(','))

/** Fastest files first, by their times without mutants: a mutant's run ends with the first failure. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const path = join(folder, 'times.jsonl')
    if (!existsSync(path)) return files
    const lines = readFileSync(path, 'utf8').trim().split('\n')
    const times = new Map<string, number>(lines.map((line) => JSON.parse(line)))
    const timeOf = ({ moduleId }: TestSpecification) => times.get(relative(tests, moduleId)) ?? 0
    const sorted = files.toSorted((a, b) => timeOf(a) - timeOf(b))
    let sum = 0
    return sorted.filter((file, index) => {
      sum += timeOf(file)
      return index === 0 || sum <= BUDGET || DIRECT.has(`tests/${relative(tests, file.moduleId)}`)
    })
  }
}

export default defineConfig({
  root: tests,
  resolve: {
    alias: [
      { find: '@', replacement: resolve(tests, '../web/src') },
      { find: 'server-only', replacement: resolve(tests, 'support/empty.ts') },
      ...LAKE_ALIAS,
    ],
  },
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubEnvs: true,
    env: { SEED_DATE: process.env.SEED_DATE || seedDate(), TMPDIR: temporary },
    // The cost of a mutant that makes a test wait forever.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    sequence: { sequencer: QuickestFirst },
    setupFiles: resolve(here, 'setup.ts'),
    execArgv: ['--require', resolve(here, 'cover.cjs')],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          // Packages are loaded once for all test files of a mutant; setup.ts loads our code anew for each.
          isolate: false,
          include: INCLUDED,
          exclude: [...EXCLUDED, ...OWN_PROCESS],
          globalSetup: process.env.MUTATE_POSTGRES
            ? resolve(tests, 'support/integration-setup.ts')
            : [],
        },
      },
      { extends: true, test: { name: 'own-process', include: OWN_PROCESS } },
    ],
  },
})
