import 'server-only'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Entries are delivered round by round, and a sender has one entry in each (`outbox/rounds.ts`). */
export const deliverByRounds: Migration = {
  async up(database: Kysely<unknown>) {
    for (const table of ['outbox_entry', 'webhook_entry']) {
      await database.schema.alterTable(table).addColumn('sender', 'integer').execute()
      await database.schema
        .alterTable(table)
        // Servers of the version before name no round: what they store has its turn at once.
        .addColumn('delivery_round', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await database.schema
        .createIndex(`${table}_round`)
        .on(table)
        .columns(['state', 'delivery_round', 'due_at'])
        .execute()
      // Only the entries that wait.
      await database.schema
        .createIndex(`${table}_sender`)
        .on(table)
        .columns(['sender', 'delivery_round'])
        .where(sql.ref('state'), '=', sql.lit('undelivered'))
        .execute()
    }
  },
}
