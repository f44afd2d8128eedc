import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedFiles } from './checks/changed-files.ts'
import { changedSteps } from './checks/changed-steps.ts'
import { type Count, closingLine, FAILED, PASSED, sum } from './checks/check.ts'
import { freePortBase } from './checks/free-ports.ts'
import { readModuleUsers } from './checks/module-users.ts'
import { readFailures } from './checks/read-failures.ts'
import { readReport } from './checks/read-reports.ts'
import { readTestArguments } from './checks/read-test-arguments.ts'
import { type FileTime, measureIdle, readTimes, slowestFiles } from './checks/read-times.ts'
import { requireChromium } from './checks/require-chromium.ts'
import { requirePdfinfo } from './checks/require-pdfinfo.ts'
import { requirePostgres } from './checks/require-postgres.ts'
import { requireNginx, requireRedis } from './checks/require-servers.ts'
import { programOf, STEPS, type Step } from './checks/steps.ts'
import { endWithSignals } from './run/end-with-signals.ts'
import { createProcessGroup } from './run/process-group.ts'
import { StartError } from './run/start-error.ts'

// `npm test` runs all steps; `npm test -- unit browser` those whose name contains one of the words; `--changed` those
// that changes against main can break.
const { changed, words } = readArguments()
const selected = changed ? changedSteps(changed, readModuleUsers()) : { steps: STEPS, leftOut: [] }
const chosen = selected.steps.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
if (changed) console.log(`${changed.length} files differ from main.`)

process.env.TEST_PORT_BASE ??= String(await freePortBase())

const reports = mkdtempSync(join(tmpdir(), 'chainlantern-reports-'))
const processGroup = createProcessGroup((line, { name }) => {
  // A check prints only on failure, except for what it skipped.
  if (isTests(name) || line.startsWith('!!!')) console.log(line)
})
const { leave } = endWithSignals(processGroup)
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

const isTests = (name: string) =>
  STEPS.some((step) => step.name === name && step.stage !== 'checks')
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

const NEED_PROGRAMS = new Set<Step['stage']>([
  'contract',
  'integration',
  'browser',
  'editing',
  'editing-alone',
])

function readArguments() {
  try {
    const names = STEPS.map(({ name }) => name)
    const read = readTestArguments(process.argv.slice(2), names)
    if (read.help === undefined) {
      return { words: read.words, changed: read.changed ? changedFiles() : undefined }
    }
    console.log(read.help)
    process.exit(0)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** In this process and not in the tests: two of them would run apt at the same time. */
function requirePrograms(): void {
  requirePostgres()
  requireRedis()
  requireNginx()
  requireChromium()
}

async function run(step: Step): Promise<Count> {
  const startedAt = Date.now()
  if (step.stage !== 'checks') console.log(`\n── ${step.name}`)
  if (step.stage === 'unit') requirePdfinfo()
  if (NEED_PROGRAMS.has(step.stage)) requirePrograms()
  const report = join(reports, `${step.name}.json`)
  const child = processGroup.start(programOf(step, report))
  const { code } = await child.ended
  const count = step.runner ? readReport(step.runner, report, code) : code === 0 ? PASSED : FAILED
  if (step.runner) times.push(...readTimes(step.runner, report))
  // The end repeats it, right away if there are no other stages.
  if (step.stage === 'checks' && count.failed > 0 && stages.size > 1) console.log(child.lastLines())
  if (count.failed > 0) {
    const named = step.runner ? readFailures(step.runner, report) : []
    failures.push({ step: step.name, texts: named.length > 0 ? named : [child.lastLines()] })
  }
  console.log(`${count.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds(startedAt)})`)
  return count
}

const stages = new Set(chosen.map((step) => step.stage))
const startedAt = Date.now()
const idleShare = measureIdle()
const counts: Count[] = []
const times: FileTime[] = []
const failures: { step: string; texts: string[] }[] = []
for (const stage of stages) {
  const waiting = chosen.filter((step) => step.stage === stage)
  // Two at a time: our smallest machine has two cores.
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) counts.push(await run(step))
  }
  await Promise.all([lane(), lane()])
}

const total = sum(counts)
if (times.length > 0) console.log(['\nThe slowest files:', ...slowestFiles(times)].join('\n'))
if (selected.leftOut.length > 0)
  console.log(['\nLeft out, and run by `npm test`:', ...selected.leftOut].join('\n  '))
// Repeated at the end, since CI often keeps only the end of a log.
for (const { step, texts } of failures) console.log(`\n✗ ${step}\n\n${texts.join('\n\n')}`)
console.log(`\nAll in ${seconds(startedAt)}, ${idleShare()}% of the processors' time idle`)
console.log(closingLine(total))
await leave(total.failed > 0 ? 1 : 0)
