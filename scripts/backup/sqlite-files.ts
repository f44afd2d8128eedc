import { existsSync, renameSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isDamaged } from 'content-lake/storage-error'
import { StartError } from '../run/start-error.ts'

const BUSY = 5

/** Whether the error says that another process holds the lock. */
export function isBusy(error: unknown): boolean {
  const { errcode } = (error ?? {}) as { errcode?: unknown }
  return typeof errcode === 'number' && (errcode & 0xff) === BUSY
}

/** Copies a snapshot of a database, without deleted data, while others write to it. */
export function copyDatabase(database: DatabaseSync, to: string): void {
  database.prepare('vacuum into ?').run(to)
}

/** Counts the rows of each table of a copy, and merges its side files into it. */
export function countRows(file: string): Record<string, number> {
  const database = new DatabaseSync(file)
  try {
    // Exclusive mode needs no shared-memory file, whose creation fails on a full disk.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete')
    const tables = database
      .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
      .all()
    return Object.fromEntries(
      tables.map(({ name }) => {
        const row = database.prepare(`select count(*) as n from "${name}"`).get()
        return [String(name), Number(row?.n)]
      }),
    )
  } finally {
    database.close()
  }
}

/**
 * Throws a StartError if another process has the database open. A damaged database passes, since it may be replaced.
 */
export function requireUnused(file: string, user: string): void {
  const database = new DatabaseSync(file)
  try {
    // Leaving WAL mode needs an exclusive lock, and moves the log's content into the file.
    database.exec('pragma journal_mode = delete')
  } catch (error) {
    if (isBusy(error)) {
      throw new StartError(`${file} is in use: stop ${user} first. Nothing was restored.`)
    }
    if (!isDamaged(error)) throw error
  } finally {
    database.close()
  }
}

/** Renames a database with its side files; returns its new name. */
export function moveAside(file: string, stamp: string): string {
  const name = `${file}.before-restore-${stamp}`
  for (const end of ['', '-wal', '-shm']) {
    if (existsSync(file + end)) renameSync(file + end, name + end)
  }
  return name
}

/**
 * Deletes from a restored leads database the requests that had been erased in the database it replaces, and copies
 * their audit entries. Returns the number of requests; undefined if the old database cannot be read.
 */
export function eraseAgain(file: string, old: string): number | undefined {
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma foreign_keys = on')
    database.prepare('attach ? as old').run(old)
    const erased = database
      .prepare(
        `delete from main.submission where id in (select value from old.audit_entry,
           json_each(old.audit_entry.details, '$.ids') where action = 'erased')`,
      )
      .run()
    database.exec('insert or ignore into main.audit_entry select * from old.audit_entry')
    database.exec('detach old; vacuum')
    return Number(erased.changes)
  } catch {
    return undefined
  } finally {
    database.close()
  }
}

/** Words for the report of a restore; `where` is the place of the old data. */
export function replacedWords(where: string, erased: number | undefined): string {
  const again =
    erased === undefined
      ? ' (it cannot be read, so requests that were erased since the backup may be back)'
      : erased > 0
        ? ` (requests that had been erased since the backup, erased again: ${erased})`
        : ''
  return `; what was there is ${where}${again}`
}
