import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'

test.each([
  ['--help', 0],
  ['no-such-step', 1],
])('npm test -- %s names the steps, without a stack', (word, code) => {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/test.ts', word], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect(stdout).toMatch(/^npm test -- \[WORD …\]: .*\n(?:[\w -]+\n){10,}$/)
  expect([status, stderr]).toEqual([code, ''])
})
