import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { freePortBase } from './checks/free-ports.ts'
import { installPrograms } from './checks/install-programs.ts'
import { readReport } from './checks/read-report.ts'
import { STAGES } from './checks/steps.ts'
import { endWithSignals } from './run/end-with-signals.ts'
import { createProcessGroup } from './run/process-group.ts'
import { ROOT } from './run/root.ts'

type Step = { name: string; command: string; cwd?: string }

// npm test -- [WORD …]: all steps, or those whose name contains a word.
const words = process.argv.slice(2)
const isChosen = ({ name }: Step) => words.length === 0 || words.some((word) => name.includes(word))
const hasTests = (command: string) => /vitest|playwright/.test(command)
/** Whether it needs Chromium, PostgreSQL or nginx. */
const needsPrograms = (command: string) => /playwright|=integration|=contract/.test(command)
const stages = STAGES.map((lists) =>
  lists.map((list) =>
    Object.entries(list)
      .map(([name, it]) => ({ name, ...(typeof it === 'string' ? { command: it } : it) }))
      .filter(isChosen),
  ),
)
const chosen = stages.flat(2)
if (chosen.length === 0) {
  const names = STAGES.flat().flatMap((list) => Object.keys(list))
  console.log(
    `npm test -- [WORD …]: all steps, or those whose name contains a word:\n${names.join('\n')}`,
  )
  process.exit(words.includes('--help') ? 0 : 1)
}
process.env.TEST_PORT_BASE ??= String(await freePortBase())
// The tests start hundreds of Node processes, which read each other's compiled modules.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/node')
// TMPDIR may name a folder that does not exist, or one beside the shell's folder, which is not the steps'.
process.env.TMPDIR = resolve(tmpdir())
mkdirSync(tmpdir(), { recursive: true })
// In production React and vitest leave out what tests need.
delete process.env.NODE_ENV
const reports = mkdtempSync(join(tmpdir(), 'chainlantern-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const processGroup = createProcessGroup((line, { args }) => {
  // A check prints only when it fails.
  if (hasTests(args.join())) console.log(line)
})
const { leave } = endWithSignals(processGroup)
const total = { passed: 0, failed: 0, skipped: 0 }
const outputs: string[] = []

async function run({ name, command, cwd }: Step, portOffset: number): Promise<void> {
  const startedAt = Date.now()
  const report = join(reports, `${name}.json`)
  const args = command.split(' ')
  if (command.includes('vitest')) args.push(`--outputFile.json=${report}`)
  const env = {
    TEST_PORT_BASE: String(Number(process.env.TEST_PORT_BASE) + portOffset),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const child = processGroup.start({ name, kind: 'task', args, env, cwd })
  const { code } = await child.ended
  const { passed, failed, skipped } = readReport(report)
  const isWithoutTests = code === 0 && !hasTests(command)
  // A file that does not load, a server that does not start, or no report.
  const isBroken = !isWithoutTests && failed === 0 && (code !== 0 || passed + skipped === 0)
  total.passed += passed + Number(isWithoutTests)
  total.failed += failed + Number(isBroken)
  total.skipped += skipped
  const isFailed = failed > 0 || isBroken
  // Types that are generated may be older than the schema or a query.
  const hint = name.startsWith('types')
    ? '\nAfter a change of the schema or a query: npm run types.'
    : ''
  if (isFailed) outputs.push(`✗ ${name}\n${stripVTControlCharacters(child.lastLines())}${hint}`)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${isFailed ? '✗' : '✓'} ${name} (${seconds} s)`)
}

// In this process and not in the tests: two of them would run apt at the same time.
const installing = chosen.some(({ command }) => needsPrograms(command)) && installPrograms()
for (const lists of stages) {
  if (lists.flat().some(({ command }) => needsPrograms(command))) await installing
  const inTurn = async (list: Step[], index: number) => {
    for (const step of list) await run(step, index * 100)
  }
  await Promise.all(lists.map(inTurn))
}

// At the end, since CI often keeps only the end of a log.
for (const output of outputs) console.log(`\n${output}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
await leave(total.failed > 0 ? 1 : 0)
