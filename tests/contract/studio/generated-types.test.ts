import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'

test('the generated types are up to date with the schema and the queries', () => {
  const script = join(ROOT, 'scripts/write-types.ts')
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
}, 240_000)
