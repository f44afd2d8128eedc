import type { DatabaseSync, StatementSync } from 'node:sqlite'

export type AclMode = 'public' | 'private'

/** What is set for a dataset as a whole, kept in its file. */
export class DatasetSettings {
  private readonly values: Map<string, string>
  private readonly write: StatementSync

  constructor(database: DatabaseSync) {
    const rows = database.prepare('select key, value from settings').all()
    this.values = new Map(rows.map(({ key, value }) => [String(key), String(value)]))
    this.write = database.prepare('insert or replace into settings values (?, ?)')
  }

  get(key: string): string | undefined {
    return this.values.get(key)
  }

  set(key: string, value: string): void {
    this.write.run(key, value)
    this.values.set(key, value)
  }
}
