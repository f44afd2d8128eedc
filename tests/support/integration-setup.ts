import type { TestProject } from 'vitest/node'
import { findPostgres } from '../../scripts/checks/install-programs.ts'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL server, if PostgreSQL is installed. */
    postgres: string | undefined
  }
}

/** Starts one PostgreSQL server for all integration tests; each test creates its own database. */
export default async function setUp(project: TestProject) {
  const programs = findPostgres()
  const server = programs ? await startPostgres(programs) : undefined
  project.provide('postgres', server?.address)
  return server?.stop
}
