import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { type Count, countTests, failedTests } from './checks/count-tests.ts'
import { freePortBase } from './checks/free-ports.ts'
import { installPrograms } from './checks/install-programs.ts'
import { programOf, STEPS, type Step } from './checks/steps.ts'
import { endWithSignals } from './run/end-with-signals.ts'
import { createProcessGroup } from './run/process-group.ts'

const USAGE = `npm test -- [--changed] [WORD …]: all steps, or those whose name contains a word.
--changed: of the tests, those that the runners take for touched by changes against main.
The steps are: ${STEPS.map(({ name }) => name).join(' · ')}.`

const { changed, chosen } = readArguments()
process.env.TEST_PORT_BASE ??= String(await freePortBase())
const reports = mkdtempSync(join(tmpdir(), 'chainlantern-reports-'))
const processGroup = createProcessGroup((line, { name }) => {
  // A check prints only on failure, except for what it skipped.
  const isCheck = STEPS.some((step) => step.name === name && step.stage === 'checks')
  if (!isCheck || line.startsWith('!!!')) console.log(line)
})
const { leave } = endWithSignals(processGroup)
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

function readArguments(): { changed: boolean; chosen: Step[] } {
  try {
    const options = { changed: { type: 'boolean' }, help: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (values.help) {
      console.log(USAGE)
      process.exit(0)
    }
    const unknown = positionals.filter((word) => !STEPS.some(({ name }) => name.includes(word)))
    if (unknown.length > 0) throw new Error(`No step is named ${unknown.join(' or ')}.`)
    const chosen = STEPS.filter(
      ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
    )
    return { changed: values.changed ?? false, chosen }
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(1)
  }
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

async function run(step: Step): Promise<Count> {
  const startedAt = Date.now()
  if (step.stage !== 'checks') console.log(`\n── ${step.name}`)
  const report = join(reports, `${step.name}.xml`)
  const child = processGroup.start(programOf(step, { report, changed }))
  const { code } = await child.ended
  const count: Count = step.runner
    ? countTests(report, code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  if (count.failed > 0) {
    const names = failedTests(report).map((name) => `  ✗ ${name}\n`)
    const output = stripVTControlCharacters(child.lastLines())
    failures.push(`✗ ${step.name}\n${names.join('')}\n${output}`)
    // The end repeats it, right away if there are no other stages.
    if (step.stage === 'checks' && stages.size > 1) console.log(child.lastLines())
  }
  console.log(`${count.failed > 0 ? '✗' : '✓'} ${step.name} (${seconds(startedAt)})`)
  return count
}

const stages = new Set(chosen.map((step) => step.stage))
const startedAt = Date.now()
const counts: Count[] = []
const failures: string[] = []
// In this process and not in the tests: two of them would run apt at the same time.
if (chosen.some(({ runner }) => runner)) installPrograms()
for (const stage of stages) {
  const waiting = chosen.filter((step) => step.stage === stage)
  // Two at a time: our smallest machine has two cores.
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) counts.push(await run(step))
  }
  await Promise.all([lane(), lane()])
}

// Repeated at the end, since CI often keeps only the end of a log.
for (const failure of failures) console.log(`\n${failure}`)
const total = (name: keyof Count) => counts.reduce((sum, count) => sum + count[name], 0)
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
console.log(`\nAll in ${seconds(startedAt)}`)
console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`)
await leave(total('failed') > 0 ? 1 : 0)
