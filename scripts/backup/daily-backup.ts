import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { endedBackups, isDue, isFresh, stampOf } from './backup-days.ts'

// A new backup below BACKUPS each day, and the old ones removed: the service `backup` of scripts/deploy/compose.yaml.
//   --once    one backup now, for a platform that has a clock of its own
//   --check   ends with 1 unless there is a fresh one, for the health of a container
//   --only    as for `npm run backup`
const BACKUPS = process.env.BACKUPS ?? '/backups'
const MINUTE = 60_000
const RETRY_MS = 15 * MINUTE
/** The privacy policy promises 35 days. A platform that calls once a day may skip one. */
const KEPT_DAYS = { always: 35, daily: 33 }
const BACKUP = join(import.meta.dirname, 'backup.ts')

const { values } = parseArgs({
  options: { once: { type: 'boolean' }, check: { type: 'boolean' }, only: { type: 'string' } },
})
const only = values.only ? ['--only', values.only] : []

const names = () => readdirSync(BACKUPS)
const remove = (name: string) => rmSync(join(BACKUPS, name), { recursive: true })

let child: ChildProcess | undefined

/** Makes one complete backup or none; returns whether it succeeded. `backup.ts` reports the errors. */
async function backUp(): Promise<boolean> {
  const folder = join(BACKUPS, stampOf(new Date()))
  child = spawn(process.execPath, [BACKUP, '--to', folder, ...only], { stdio: 'inherit' })
  const [code] = await once(child, 'close')
  child = undefined
  return code === 0
}

/** Removes what a killed backup left behind. */
function removePartial(): void {
  for (const name of names().filter((each) => each.includes('.partial-'))) remove(name)
}

/** Runs even when the last backup failed: the privacy policy promises when backups are deleted. */
function prune(days: number): void {
  for (const name of endedBackups(names(), days, new Date())) {
    remove(name)
    console.log(`${name}: removed after ${days} days`)
  }
}

if (values.check) {
  process.exit(isFresh(names(), new Date()) ? 0 : 1)
}
// The backup under way removes what it has written.
process.once('SIGTERM', () => {
  if (child) child.once('close', () => process.exit(143)).kill()
  else process.exit(0)
})
removePartial()
if (values.once) {
  prune(KEPT_DAYS.daily)
  process.exitCode = (await backUp()) ? 0 : 1
} else {
  // Checked each minute instead of one long timeout, because the system clock may be set.
  for (;;) {
    prune(KEPT_DAYS.always)
    const failed = isDue(names(), new Date()) && !(await backUp())
    await wait(failed ? RETRY_MS : MINUTE)
  }
}
