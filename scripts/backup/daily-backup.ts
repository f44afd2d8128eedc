import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endedBackups, isDue, isFresh, stampOf } from './backup-days.ts'

// The backup service of scripts/deploy/compose.yaml: a new folder below BACKUPS each day, the old ones removed. With
// `--check` it ends with 1 unless there is a fresh one, for the health of its container.
const BACKUPS = process.env.BACKUPS ?? '/backups'
const MINUTE = 60_000
const RETRY_MS = 15 * MINUTE
const BACKUP = join(import.meta.dirname, 'backup.ts')

const names = () => readdirSync(BACKUPS)
const remove = (name: string) => rmSync(join(BACKUPS, name), { recursive: true })

let child: ChildProcess | undefined

/** Makes one backup, complete or not at all; returns whether it worked. `backup.ts` says what went wrong. */
async function backUp(): Promise<boolean> {
  const folder = join(BACKUPS, stampOf(new Date()))
  child = spawn(process.execPath, [BACKUP, '--to', folder], { stdio: 'inherit' })
  const [code] = await once(child, 'close')
  child = undefined
  return code === 0
}

/** What a backup wrote whose container was killed. */
function removePartial(): void {
  for (const name of names().filter((each) => each.includes('.partial-'))) remove(name)
}

/** Also when the last backup failed: the privacy policy promises when backups end. */
function prune(): void {
  for (const name of endedBackups(names(), new Date())) {
    remove(name)
    console.log(`${name}: removed after 35 days`)
  }
}

if (process.argv.includes('--check')) {
  process.exitCode = isFresh(names(), new Date()) ? 0 : 1
} else {
  // The backup under way removes what it has written.
  process.once('SIGTERM', () => {
    if (child) child.once('close', () => process.exit(0)).kill()
    else process.exit(0)
  })
  removePartial()
  // Asked each minute, and not waited for, because a clock may be set.
  for (;;) {
    prune()
    const failed = isDue(names(), new Date()) && !(await backUp())
    await wait(failed ? RETRY_MS : MINUTE)
  }
}
