import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run/root.ts'

// Fails when `npm run types` would change the file that is committed; leaves the file as it was.
const path = join(ROOT, 'web/src/content/sanity/types.gen.ts')
const before = readFileSync(path, 'utf8')
const { status } = spawnSync(process.execPath, ['scripts/write-types.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
})
const after = readFileSync(path, 'utf8')
if (after !== before) writeFileSync(path, before)
if (status !== 0 || after !== before) {
  console.error(
    'The schema or a query has changed since the types were written: run "npm run types".',
  )
  process.exit(1)
}
