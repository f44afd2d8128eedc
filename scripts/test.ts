import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { freePortBase } from './checks/free-ports.ts'
import { installPrograms } from './checks/install-programs.ts'
import { type Result, readReport } from './checks/read-report.ts'
import { STAGES } from './checks/steps.ts'
import { endWithSignals } from './run/end-with-signals.ts'
import { createProcessGroup } from './run/process-group.ts'

type Step = { name: string; command: string }

// npm test -- [WORD …]: all steps, or those whose name contains a word.
const words = process.argv.slice(2)
const isChosen = ({ name }: Step) => words.length === 0 || words.some((word) => name.includes(word))
const hasTests = (command: string) => /vitest|playwright/.test(command)
const isFailed = ({ status }: Result) => status === 'failed'
const stages = STAGES.map((stage) =>
  Object.entries(stage)
    .map(([name, command]) => ({ name, command }))
    .filter(isChosen),
)
if (stages.flat().length === 0) {
  const names = STAGES.flatMap((stage) => Object.keys(stage))
  console.log(
    `npm test -- [WORD …]: all steps, or those whose name contains a word:\n${names.join('\n')}`,
  )
  process.exit(words.includes('--help') ? 0 : 1)
}
process.env.TEST_PORT_BASE ??= String(await freePortBase())
const reports = mkdtempSync(join(tmpdir(), 'chainlantern-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const processGroup = createProcessGroup((line, { args }) => {
  // A check prints only when it fails.
  if (hasTests(args.join())) console.log(line)
})
const { leave } = endWithSignals(processGroup)
const results: Result[] = []
const outputs: string[] = []

async function run(step: Step, portOffset: number): Promise<void> {
  const startedAt = Date.now()
  const report = join(reports, `${step.name}.json`)
  const [, cwd = '.', command = ''] = /^(?:cd (\S+) )?(.+)/.exec(step.command) ?? []
  const args = command.split(' ')
  if (step.command.includes('vitest')) args.push(`--outputFile.json=${report}`)
  const env = {
    TEST_PORT_BASE: String(Number(process.env.TEST_PORT_BASE) + portOffset),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const child = processGroup.start({ name: step.name, kind: 'task', args, env, cwd })
  const { code } = await child.ended
  const tests = readReport(report)
  if (code === 0 && !hasTests(step.command)) tests.push({ name: step.name, status: 'passed' })
  // Also a file that does not load, a server that does not start, or no report.
  if (!tests.some(isFailed) && (code !== 0 || tests.length === 0))
    tests.push({ name: step.name, status: 'failed' })
  results.push(...tests)
  const failed = tests.some(isFailed)
  // Types that are generated may be older than the schema or a query.
  const hint = step.name.startsWith('types')
    ? '\nAfter a change of the schema or a query: npm run types.'
    : ''
  if (failed) outputs.push(`✗ ${step.name}\n${stripVTControlCharacters(child.lastLines())}${hint}`)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${failed ? '✗' : '✓'} ${step.name} (${seconds} s)`)
}

// In this process and not in the tests: two of them would run apt at the same time.
if (stages.flat().some(({ command }) => hasTests(command))) installPrograms()
for (const waiting of stages) {
  // Two at a time: our smallest machine has two cores.
  const lane = async (portOffset: number) => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step, portOffset)
  }
  await Promise.all([lane(0), lane(100)])
}

// At the end, since CI often keeps only the end of a log.
for (const output of outputs) console.log(`\n${output}`)
for (const { name, status } of results)
  if (status === 'flaky' || status === 'failed') console.log(`${status}: ${name}`)
const count = (...of: string[]) => results.filter(({ status }) => of.includes(status)).length
const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : ''
console.log(`${count('passed', 'flaky')} passed, ${count('failed')} failed${skipped}`)
await leave(results.some(isFailed) ? 1 : 0)
