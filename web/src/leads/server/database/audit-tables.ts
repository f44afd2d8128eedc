import 'server-only'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who did what with stored requests (`audit.ts`). Nothing in it is personal data of a visitor. */
export type AuditEntryTable = {
  id: string
  at: number
  /** The user of a command; `site` for what a server does by itself. */
  actor: string
  action: string
  /** An `AuditDetails` as JSON. */
  details: string
}

/** Work that one of all servers does once a day. */
export type DailyTaskTable = {
  name: string
  leased_until: number
  finished_at: number
}

export const createAudit: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('audit_entry')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .execute()
    await database.schema.createIndex('audit_entry_at').on('audit_entry').column('at').execute()
  },
}

export const applyRetentionDaily: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('daily_task')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('leased_until', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('finished_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    // Each batch looks for the oldest.
    await database.schema
      .createIndex('submission_accepted')
      .on('submission')
      .column('accepted_at')
      .execute()
  },
}
