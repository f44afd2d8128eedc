import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** The Studio's own settings of a user (`/users/me/keyvalue`), kept over restarts. */
export class KeyValues {
  readonly #database: DatabaseSync
  readonly #read: StatementSync
  readonly #write: StatementSync

  constructor(file: string) {
    this.#database = new DatabaseSync(file)
    this.#database.exec(
      'pragma journal_mode = wal; create table if not exists key_value (key text primary key, value text not null) strict',
    )
    this.#read = this.#database.prepare('select value from key_value where key = ?')
    this.#write = this.#database.prepare('insert or replace into key_value values (?, ?)')
  }

  get(key: string): unknown {
    const row = this.#read.get(key)
    return row ? JSON.parse(String(row.value)) : null
  }

  set(key: string, value: unknown): void {
    this.#write.run(key, JSON.stringify(value ?? null))
  }

  close(): void {
    this.#database.close()
  }
}
