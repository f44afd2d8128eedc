import type { TestProject } from 'vitest/node'
import { requirePostgres } from '../../scripts/checks/require-postgres.ts'
import { startPostgres } from '../../scripts/run/start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server, if there can be one on this machine. */
    postgres: string | undefined
  }
}

/** One PostgreSQL server for all files of the integration tests; each test makes a database of its own. */
export default async function setUp(project: TestProject) {
  const programs = requirePostgres()
  const server = programs ? await startPostgres(programs, { durable: false }) : undefined
  project.provide('postgres', server?.address)
  return server?.stop
}
