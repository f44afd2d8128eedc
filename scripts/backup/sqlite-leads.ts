import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../run/start-error.ts'

/** Writes one snapshot of the file, without deleted data, while the site writes. */
export const copySqlite = (from: string, to: string) =>
  using(from, (database) => database.prepare('vacuum into ?').run(to))

/**
 * Restores a copy; with `replace` also over data, which is renamed: what was erased there is erased again. Changes
 * nothing if the copy is damaged, or if a site uses the data.
 */
export function restoreSqlite(copy: string, to: string, replace: boolean, stamp: string): string {
  const isThere = existsSync(to)
  if (isThere && !replace)
    throw new StartError(`${to} exists. Use --replace, which keeps it under a new name.`)
  const staged = `${to}.restoring-${stamp}`
  const old = `${to}.before-restore-${stamp}`
  mkdirSync(dirname(to), { recursive: true })
  try {
    copyFileSync(copy, staged)
    const check = using(staged, (database) => database.prepare('pragma integrity_check').get())
    if (check?.integrity_check !== 'ok') throw new StartError(`${copy} is damaged.`)
    // Leaving WAL mode needs an exclusive lock, and moves the log's content into the file.
    if (isThere) using(to, (database) => database.exec('pragma journal_mode = delete'))
    const erased = isThere ? using(staged, (database) => eraseAgain(database, to)) : 0
    if (isThere) renameSync(to, old)
    renameSync(staged, to)
    return `restored to ${to}${isThere ? `; what was there is ${old}; erased again: ${erased}` : ''}`
  } finally {
    rmSync(staged, { force: true })
  }
}

/** Deletes what was erased in the old database, and keeps its audit entries; returns the number of requests. */
function eraseAgain(database: DatabaseSync, old: string): number | bigint {
  database.prepare('attach ? as old').run(old)
  const { changes } = database
    .prepare(
      `delete from main.submission where id in (select value from old.audit_entry,
         json_each(old.audit_entry.details, '$.ids') where action = 'erased')`,
    )
    .run()
  const entries = 'select * from old.audit_entry'
  database.exec(`insert or ignore into main.audit_entry ${entries}; detach old; vacuum`)
  return changes
}

function using<Result>(file: string, use: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    return use(database)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const advice = /locked/.test(reason) ? 'stop the site first' : 'is the file damaged?'
    throw new StartError(`${file}: ${reason}; ${advice}`)
  } finally {
    database.close()
  }
}
