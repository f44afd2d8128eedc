import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { createDatabase } from '../../scripts/run/start-postgres.ts'

/** A path for a database of its own, removed when the test ends. */
export function temporaryDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'leads.db')
}

const server = inject('postgres')

/** Both databases, for tests that hold on either: PostgreSQL is left out where there can be none. */
export const DATABASES = [
  { kind: 'SQLite', newDatabase: async () => temporaryDatabase() },
  ...(server ? [{ kind: 'PostgreSQL', newDatabase: () => createDatabase(server) }] : []),
]
