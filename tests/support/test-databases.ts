import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { createDatabase } from './start-postgres.ts'

/** The path of a new SQLite database, which is removed when the test ends. */
export function temporaryDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'leads.db')
}

const server = inject('postgres')

/** The databases to test on; PostgreSQL only if installed. */
export const DATABASES = [
  { kind: 'SQLite', newDatabase: async () => temporaryDatabase() },
  ...(server ? [{ kind: 'PostgreSQL', newDatabase: () => createDatabase(server) }] : []),
]

/** For tests that start a process per step: one of them, but for `npm run test:full`. */
export const DATABASES_OF_COMMANDS = process.env.TEST_FULL ? DATABASES : DATABASES.slice(-1)
