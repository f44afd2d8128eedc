import { join } from 'node:path'
import type { Program } from '../run/process-group.ts'
import { ROOT } from '../run/root.ts'

const bin = (path: string) => join(ROOT, 'node_modules', path)
const VITEST = bin('vitest/vitest.mjs')

export type Step = {
  name: string
  args: string[]
  env?: Record<string, string>
  /** The runner whose report has the counts; without one, the step counts as one. */
  runner?: 'vitest' | 'playwright'
  /** Checks are independent and run in parallel; tests run one after the other. */
  group: 'checks' | 'tests'
}

const types = (workspace: string): Step => ({
  name: `types of ${workspace}`,
  args: [bin('typescript/bin/tsc'), '-p', workspace],
  group: 'checks',
})

const vitest = (project: string): Step => ({
  name: project,
  args: [VITEST, 'run', '--config', 'tests/vitest.config.ts', '--project', project],
  runner: 'vitest',
  group: 'tests',
})

const playwright = (name: string, ...projects: string[]): Step => ({
  name,
  args: [
    bin('@playwright/test/cli.js'),
    ...['test', '--config', 'tests/playwright.config.ts'],
    ...projects.map((project) => `--project=${project}`),
  ],
  runner: 'playwright',
  group: 'tests',
})

/** The steps of `npm test`, in order. */
export const STEPS: Step[] = [
  {
    name: 'formatting and lint',
    args: [bin('@biomejs/biome/bin/biome'), 'ci', '.'],
    group: 'checks',
  },
  {
    name: 'import rules',
    args: [
      bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', '.dependency-cruiser.mjs', 'web', 'studio', 'scripts', 'tests'],
    ],
    group: 'checks',
  },
  { name: 'dead code', args: [bin('knip/bin/knip.js')], group: 'checks' },
  {
    // American English; the words that it lacks are in checks/words.txt.
    name: 'spelling',
    args: [bin('cspell/bin.mjs'), 'lint', '--no-progress', '--no-summary', '--quiet'],
    group: 'checks',
  },
  ...['web', 'studio', 'scripts', 'tests'].map(types),
  vitest('unit'),
  { name: 'build', args: ['tests/support/build-once.ts'], group: 'tests' },
  vitest('contract'),
  vitest('integration'),
  playwright('browser', 'reading', 'sending'),
  playwright('browser, editing', 'editing'),
]

/** The program that runs a step; its report, if any, is written to `report`. */
export function programOf(step: Step, report: string): Program {
  const { name, args } = step
  if (step.runner === 'vitest') {
    const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    return { name, kind: 'task', args: [...args, ...reporting] }
  }
  if (step.runner === 'playwright') {
    return { name, kind: 'task', args, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } }
  }
  return { name, kind: 'task', args }
}
