import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { freePortBase } from './checks/free-ports.ts'
import { installPrograms } from './checks/install-programs.ts'
import { type Result, readReport } from './checks/read-report.ts'
import { hasTests, programOf, STAGES, type Step } from './checks/steps.ts'
import { endWithSignals } from './run/end-with-signals.ts'
import { createProcessGroup } from './run/process-group.ts'

// npm test -- [WORD …]: all steps, or those whose name contains a word.
const words = process.argv.slice(2)
const isChosen = ({ name }: Step) => words.length === 0 || words.some((word) => name.includes(word))
const stages = STAGES.map((steps) => steps.filter(isChosen))
const withTests = new Set(
  stages
    .flat()
    .filter(hasTests)
    .map(({ name }) => name),
)
const isFailed = ({ status }: Result) => status === 'failed'
process.env.TEST_PORT_BASE ??= String(await freePortBase())
const reports = mkdtempSync(join(tmpdir(), 'chainlantern-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const processGroup = createProcessGroup((line, { name }) => {
  // A check prints only when it fails.
  if (withTests.has(name)) console.log(line)
})
const { leave } = endWithSignals(processGroup)
const results: Result[] = []
const outputs: string[] = []

async function run(step: Step): Promise<void> {
  const startedAt = Date.now()
  const report = join(reports, `${step.name}.json`)
  const child = processGroup.start(programOf(step, report))
  const { code } = await child.ended
  const tests = readReport(report)
  if (code === 0 && !hasTests(step)) tests.push({ name: step.name, status: 'passed' })
  // Also a file that does not load, a server that does not start, or no report.
  if (!tests.some(isFailed) && (code !== 0 || tests.length === 0))
    tests.push({ name: step.name, status: 'failed' })
  results.push(...tests)
  const failed = tests.some(isFailed)
  if (failed) outputs.push(`✗ ${step.name}\n${stripVTControlCharacters(child.lastLines())}`)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${failed ? '✗' : '✓'} ${step.name} (${seconds} s)`)
}

// In this process and not in the tests: two of them would run apt at the same time.
if (withTests.size > 0) installPrograms()
for (const waiting of stages) {
  // Two at a time: our smallest machine has two cores.
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step)
  }
  await Promise.all([lane(), lane()])
}

// At the end, since CI often keeps only the end of a log.
for (const output of outputs) console.log(`\n${output}`)
for (const { name, status } of results)
  if (status === 'flaky' || status === 'failed') console.log(`${status}: ${name}`)
const count = (...of: string[]) => results.filter(({ status }) => of.includes(status)).length
const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : ''
console.log(`${count('passed', 'flaky')} passed, ${count('failed')} failed${skipped}`)
await leave(results.some(isFailed) ? 1 : 0)
