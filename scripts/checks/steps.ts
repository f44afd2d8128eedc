import { join } from 'node:path'
import type { Program } from '../run/process-group.ts'
import { ROOT } from '../run/root.ts'

const bin = (path: string) => join(ROOT, 'node_modules', path)
const VITEST = bin('vitest/vitest.mjs')

export type Step = {
  name: string
  args: string[]
  /** Added to `TEST_PORT_BASE` when the step runs beside another one. */
  portOffset?: number
  /** The runner that writes the report; a step without one counts as one test. */
  runner?: 'vitest' | 'playwright'
  /** Stages run one after another; the steps of a stage run two at a time. */
  stage:
    | 'checks'
    | 'unit'
    | 'build'
    | 'contract'
    | 'integration'
    | 'browser'
    | 'editing'
    | 'editing-alone'
}

/** TypeScript 7 takes a quarter of the time; Next, knip and the import rules still need the API of version 6. */
export const TSC = [bin('@typescript/native/bin/tsc'), '--singleThreaded', '-p']

const types = (workspace: string): Step => ({
  name: `types of ${workspace}`,
  args: [...TSC, workspace],
  stage: 'checks',
})

const vitest = (name: string, stage: Step['stage'], ...projects: string[]): Step => ({
  name,
  args: [
    VITEST,
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...[name, ...projects].map((project) => `--project=${project}`),
  ],
  runner: 'vitest',
  stage,
})

const playwright = (name: string, stage: Step['stage'], ...projects: string[]): Step => ({
  name,
  args: [
    bin('@playwright/test/cli.js'),
    'test',
    '--config',
    'tests/playwright.config.ts',
    ...projects.map((project) => `--project=${project}`),
  ],
  runner: 'playwright',
  stage,
})

export const STEPS: Step[] = [
  {
    name: 'formatting and lint',
    args: [bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--no-errors-on-unmatched'],
    stage: 'checks',
  },
  {
    name: 'import rules',
    args: [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'web',
      'studio',
      'scripts',
      'tests',
    ],
    stage: 'checks',
  },
  { name: 'dead code', args: [bin('knip/bin/knip.js')], stage: 'checks' },
  {
    // American English, with additional words in checks/words.txt.
    name: 'spelling',
    args: [
      bin('cspell/bin.mjs'),
      'lint',
      '--no-progress',
      '--no-summary',
      '--quiet',
      '--no-must-find-files',
    ],
    stage: 'checks',
  },
  { name: 'browser floor', args: ['scripts/checks/check-browser-floor.ts'], stage: 'checks' },
  { name: 'types of web', args: ['scripts/checks/check-site-types.ts'], stage: 'checks' },
  ...['studio', 'scripts', 'tests'].map(types),
  vitest('unit', 'unit', 'unit-isolated'),
  { name: 'build', args: ['tests/support/build-once.ts'], stage: 'build' },
  vitest('contract', 'contract'),
  { ...vitest('integration', 'integration'), portOffset: 100 },
  // Uses the build's ports, because its pages contain them.
  vitest('integration-web', 'integration'),
  playwright('browser', 'browser', 'reading', 'sending'),
  playwright('browser, editing', 'editing', 'editing', 'editing-reactor'),
  playwright('browser, editing alone', 'editing-alone', 'editing-alone'),
]

type Asked = {
  /** The JUnit report that a runner writes. */
  report: string
  /** Only what the runner takes for touched by changes against main. */
  changed: boolean
}

/** The program that runs a step. */
export function programOf({ name, args, runner, portOffset = 0 }: Step, asked: Asked): Program {
  const env = { TEST_PORT_BASE: String(Number(process.env.TEST_PORT_BASE) + portOffset) }
  if (runner === 'vitest') {
    const reporting = [
      '--reporter=default',
      '--reporter=junit',
      `--outputFile.junit=${asked.report}`,
    ]
    const some = asked.changed ? ['--changed=main', '--passWithNoTests'] : []
    return { name, kind: 'task', args: [...args, ...reporting, ...some], env }
  }
  if (runner === 'playwright') {
    const some = asked.changed ? ['--only-changed=main', '--pass-with-no-tests'] : []
    const reporting = { PLAYWRIGHT_JUNIT_OUTPUT_FILE: asked.report }
    return { name, kind: 'task', args: [...args, ...some], env: { ...env, ...reporting } }
  }
  return { name, kind: 'task', args, env }
}
