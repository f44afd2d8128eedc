import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { makePrivateFile } from './files/private-files.ts'
import { explainStorageError } from './files/storage-error.ts'

const REMEDY = 'Delete it: it holds only the layout of the Studio’s panes, and is created again.'

/** The Studio's per-user settings (`/users/me/keyvalue`), stored in SQLite. */
export class KeyValues {
  readonly #file: string
  readonly #database: DatabaseSync
  readonly #read: StatementSync
  readonly #write: StatementSync

  constructor(file: string) {
    this.#file = file
    let database: DatabaseSync | undefined
    try {
      makePrivateFile(file)
      database = new DatabaseSync(file)
      database.exec(
        'pragma journal_mode = wal; create table if not exists key_value (key text primary key, value text not null) strict',
      )
      this.#read = database.prepare('select value from key_value where key = ?')
      this.#write = database.prepare('insert or replace into key_value values (?, ?)')
      this.#database = database
    } catch (error) {
      database?.close()
      throw explainStorageError(error, file, REMEDY)
    }
  }

  get(key: string): unknown {
    try {
      const row = this.#read.get(key)
      return row ? JSON.parse(String(row.value)) : null
    } catch (error) {
      throw explainStorageError(error, this.#file, REMEDY)
    }
  }

  set(key: string, value: unknown): void {
    this.#write.run(key, JSON.stringify(value ?? null))
  }

  close(): void {
    this.#database.close()
  }
}
