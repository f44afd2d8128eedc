import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

// The service `backup` of scripts/deploy/compose.yaml: a backup each day in BACKUPS. `--check` is its health.
const BACKUPS = process.env.BACKUPS ?? '/backups'
const HOUR = 3_600_000
/** The privacy policy promises 35 days. */
const KEPT_HOURS = 35 * 24
/** The name of a backup begins with its time in UTC: 2026-11-23T03-00-00Z. */
const STAMP = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}Z).*/

const stamped = () => readdirSync(BACKUPS).filter((name) => STAMP.test(name))
const hoursSince = (name: string) =>
  (Date.now() - Date.parse(name.replace(STAMP, '$1:$2:$3'))) / HOUR
const isThere = (hours: number) =>
  stamped().some((name) => !name.includes('.') && hoursSince(name) < hours)

function remove(isToRemove: (name: string) => boolean): void {
  for (const name of stamped().filter(isToRemove)) {
    rmSync(join(BACKUPS, name), { recursive: true })
    console.log(`${name}: removed`)
  }
}

if (process.argv.includes('--check')) process.exit(isThere(26) ? 0 : 1)
process.once('SIGTERM', () => process.exit(143))
for (;;) {
  // A partial one is what a backup left that was killed.
  remove((name) => name.includes('.partial-') || hoursSince(name) > KEPT_HOURS)
  if (!isThere(24)) {
    const name = `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`
    const args = [join(import.meta.dirname, 'backup.ts'), '--to', join(BACKUPS, name)]
    await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit')
    const made = [name, `${name}.without-content`].find((it) => existsSync(join(BACKUPS, it)))
    // Everything in an earlier one without content is in this one, too.
    if (made) remove((it) => it.endsWith('.without-content') && it !== made)
    if (made !== name) await wait(HOUR / 6)
  }
  // Every minute instead of one long timeout, because the system clock may be set.
  await wait(HOUR / 60)
}
