import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { endWithSignals } from '../run/end-with-signals.ts'
import { createProcessGroup } from '../run/process-group.ts'
import { requireTools } from '../run/require-tools.ts'
import { ROOT } from '../run/root.ts'
import { StartError } from '../run/start-error.ts'
import { chosenFiles } from './chosen-files.ts'
import { printReport } from './print-report.ts'
import { reachingTests } from './reaching-tests.ts'
import type { Report } from './score.ts'
import { strykerOptions } from './stryker-options.ts'

const USAGE = `npm run mutate -- [options] [PATH…]

  PATH             files, folders or globs; without any, what differs from main in the folders that scripts/docs/mutate.md names
  --tests          also what each test file is worth; slower, since no run stops at its first failure
  --all            print every mutant that was not killed
  --force          try all mutants again, also those whose code and tests have not changed
  --concurrency N  processes at a time (2)
  --help           print this text`

/**
 * Time budget of a mutant's tests, fastest first, so that a survivor does not take minutes. Tests that import a mutated
 * file directly run in any case.
 */
const BUDGET_MS = 10_000
const DATA = join(ROOT, '.data/mutate')
const STRYKER = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js')

/** Tests write into memory if possible, because the lake's tests mostly wait for the disk. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

const processGroup = createProcessGroup((line) => isLeaving() || console.error(line))
const { leave, isLeaving } = endWithSignals(processGroup)

async function mutate(): Promise<void> {
  const { values, positionals } = readArguments()
  if (values.help) return console.log(USAGE)
  const files = chosenFiles(positionals)
  if (files.length === 0) return console.log('No file to mutate differs from main; name one.')
  requireTools(import.meta.dirname)
  const { all: testFiles, direct } = reachingTests(files)
  if (testFiles.length === 0) throw new StartError('No eligible test reaches these files.')
  console.error(`${files.length} source files, ${testFiles.length} test files.`)

  mkdirSync(DATA, { recursive: true })
  const run = `.data/mutate/run-${process.pid}`
  const temporary = mkdtempSync(join(MEMORY, 'chainlantern-mutate-'))
  process.on('exit', () => {
    for (const folder of [join(ROOT, run), temporary]) {
      rmSync(folder, { recursive: true, force: true })
    }
  })
  mkdirSync(join(ROOT, run))
  const options = strykerOptions({ run, files, testFiles, ...values })
  writeFileSync(join(ROOT, run, 'stryker.json'), JSON.stringify(options))
  const child = processGroup.start({
    name: 'Stryker',
    kind: 'task',
    args: [STRYKER, 'run', `${run}/stryker.json`],
    env: {
      MUTATE_FOLDER: join(ROOT, run),
      MUTATE_TEMPORARY: temporary,
      MUTATE_DIRECT: direct.join(','),
      MUTATE_BUDGET_MS: values.tests ? '' : String(BUDGET_MS),
      NODE_COMPILE_CACHE: join(DATA, 'compile-cache'),
      MUTATE_POSTGRES: files.some(namesPostgres) ? '1' : '',
    },
  })
  const { code } = await child.ended
  if (isLeaving()) return
  const path = join(ROOT, run, 'report.json')
  if (code !== 0 || !existsSync(path)) throw new StartError('Stryker could not run; see above.')
  const report = readReport(path, files)
  writeFileSync(join(DATA, 'report.json'), JSON.stringify(report))
  printReport(
    report,
    values.all,
    values.tests ? readTimes(join(ROOT, run, 'times.jsonl')) : undefined,
  )
}

/** Only code for PostgreSQL runs the tests on both databases, which doubles the time of the leads tests. */
const namesPostgres = (file: string) => /postgres/i.test(readFileSync(join(ROOT, file), 'utf8'))

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        tests: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        concurrency: { type: 'string', default: '2' },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

/** The report of these files; Stryker's own includes results of earlier runs. */
function readReport(path: string, files: string[]): Report {
  const report: Report = JSON.parse(readFileSync(path, 'utf8'))
  const chosen = Object.entries(report.files).filter(([file]) => files.includes(file))
  return { ...report, files: Object.fromEntries(chosen) }
}

/** The duration in ms of each test file without a mutant, including imports. */
function readTimes(path: string): Map<string, number> {
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  const times: [string, number][] = lines.map((line) => JSON.parse(line))
  return new Map(times.map(([file, ms]) => [`tests/${file}`, ms]))
}

try {
  await mutate()
  await leave(0)
} catch (error) {
  if (!isLeaving()) console.error(error instanceof StartError ? error.message : error)
  await leave(1)
}
