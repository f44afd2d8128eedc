import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../run/root.ts'
import { TSC } from './steps.ts'

// The types of the site. Next writes those of its routes first, against which pages and layouts are checked: the build
// itself checks no types.
const programs = [
  { args: [join(ROOT, 'node_modules/next/dist/bin/next'), 'typegen'], cwd: join(ROOT, 'web') },
  { args: [...TSC, 'web'], cwd: ROOT },
]
for (const { args, cwd } of programs) {
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
