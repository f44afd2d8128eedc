import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../run/root.ts'
import { changedSinceTypes } from './changed-since-types.ts'
import { TSC } from './steps.ts'

// Checks the types of the site, after Next has generated those of the routes. The build itself checks no types.
const programs = [
  { args: [join(ROOT, 'node_modules/next/dist/bin/next'), 'typegen'], cwd: join(ROOT, 'web') },
  { args: [...TSC, 'web'], cwd: ROOT },
]
for (const { args, cwd } of programs) {
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: 'inherit' })
  if (status === 0) continue
  const changed = changedSinceTypes(ROOT)
  if (changed.length > 0) {
    console.error(`Run npm run types and check again: changed since it ran: ${changed.join(', ')}.`)
  }
  process.exit(1)
}
