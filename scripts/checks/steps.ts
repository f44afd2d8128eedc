import type { Program } from '../run/process-group.ts'

export type Step = {
  name: string
  /** Arguments of Node, separated by spaces. */
  command: string
  /** Added to `TEST_PORT_BASE` of a step with servers that runs beside another one. */
  portOffset?: number
}

const VITEST =
  'node_modules/vitest/vitest.mjs run --config=tests/vitest.config.ts --reporter=default --reporter=json --outputFile.json=REPORT'
const PLAYWRIGHT =
  'node_modules/@playwright/test/cli.js test --config=tests/playwright.config.ts --reporter=list,json'
/** TypeScript 7 takes a quarter of the time; Next, knip and the import rules still need the API of version 6. */
const TSC = 'node_modules/@typescript/native/bin/tsc --singleThreaded -p'

/** Stages run one after another; the steps of a stage run two at a time. The first two are checks, without tests. */
export const STAGES: Step[][] = [
  [
    {
      name: 'formatting and lint',
      command: 'node_modules/@biomejs/biome/bin/biome ci --colors=off --no-errors-on-unmatched',
    },
    {
      name: 'import rules',
      command:
        'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs --config .dependency-cruiser.mjs web studio scripts tests',
    },
    { name: 'dead code', command: 'node_modules/knip/bin/knip.js' },
    {
      // American English, with additional words in checks/words.txt.
      name: 'spelling',
      command:
        'node_modules/cspell/bin.mjs lint --no-progress --no-summary --quiet --no-must-find-files',
    },
    { name: 'browser floor', command: 'scripts/checks/browser-floor.ts' },
    { name: 'types of routes', command: 'node_modules/next/dist/bin/next typegen web' },
  ],
  ['web', 'studio', 'scripts', 'tests'].map((workspace) => ({
    name: `types of ${workspace}`,
    command: `${TSC} ${workspace}`,
  })),
  [{ name: 'unit', command: `${VITEST} --project=unit --project=unit-isolated` }],
  [{ name: 'build', command: 'tests/support/build-once.ts' }],
  [{ name: 'contract', command: `${VITEST} --project=contract` }],
  [
    { name: 'integration', command: `${VITEST} --project=integration`, portOffset: 100 },
    // Uses the build's ports, because its pages contain them.
    { name: 'integration-web', command: `${VITEST} --project=integration-web` },
  ],
  [{ name: 'browser', command: `${PLAYWRIGHT} --project=reading --project=sending` }],
  [{ name: 'editing', command: `${PLAYWRIGHT} --project=editing --project=editing-reactor` }],
  [{ name: 'editing alone', command: `${PLAYWRIGHT} --project=editing-alone` }],
]

/** Whether a step runs tests, of which its runner writes a report. */
export const hasTests = ({ command }: Step): boolean => /vitest|playwright/.test(command)

/** The program of a step, whose runner writes a JSON report. */
export function programOf({ name, command, portOffset = 0 }: Step, report: string): Program {
  const args = command.replace('REPORT', report).split(' ')
  const port = Number(process.env.TEST_PORT_BASE) + portOffset
  const env = { TEST_PORT_BASE: String(port), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return { name, kind: 'task', args, env }
}
