import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The table in which several servers count requests together (PostgreSQL only). */
export const RATE_LIMIT_TABLE = 'rate_limit'

// Migrations are not typed by today's tables, since they run on those of their own time.
type Database = Kysely<unknown>

const createTables: Migration = {
  async up(database: Database) {
    await createSubmissions(database)
    await createOutbox(database)
    await createShared(database)
    await createFormCounts(database)
    await createAudit(database)
    await createPathCounts(database)
  },
}

const isPostgres = (database: Database) => database.getExecutor().adapter instanceof PostgresAdapter

/** Submissions, with the files that came with them and the downloads that they asked for, erased with them. */
async function createSubmissions(database: Database): Promise<void> {
  await database.schema
    .createTable('submission')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form_type', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('consent', 'text')
    .addColumn('page_path', 'text')
    .addColumn('button', 'text')
    .addColumn('campaign', 'text')
    .addColumn('landing_path', 'text')
    .addColumn('context', 'text')
    .addColumn('accepted_at', 'bigint', (column) => column.notNull())
    .execute()
  // Retention looks for the oldest, and counts are of a period. SQLite, whose server waits for it, finds all columns that
  // counts need in the index: 100,000 submissions take 0.2 s instead of 1.4 s. PostgreSQL limits the size of such a row.
  const counted = ['form_type', 'page_path', 'button', 'campaign', 'landing_path', 'id']
  await database.schema
    .createIndex('submission_accepted')
    .on('submission')
    .columns(['accepted_at', ...(isPostgres(database) ? [] : counted)])
    .execute()
  await database.schema
    .createTable('submission_file')
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submission.id').onDelete('cascade'),
    )
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('content', isPostgres(database) ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('submission_file_key', ['submission_id', 'field'])
    .execute()
  await database.schema
    .createTable('download')
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submission.id').onDelete('cascade'),
    )
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('downloads', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('counted_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('download_key', ['submission_id', 'file'])
    .execute()
}

async function createOutbox(database: Database): Promise<void> {
  await database.schema
    .createTable('outbox_entry')
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submission.id').onDelete('cascade'),
    )
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('parts_delivered', 'integer', (column) => column.notNull())
    .addColumn('started_attempts', 'integer', (column) => column.notNull())
    .addColumn('finished_attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('leased_until', 'bigint', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('settled_at', 'bigint')
    .addColumn('sender', 'integer')
    .addColumn('delivery_round', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('outbox_entry_key', ['submission_id', 'channel'])
    .execute()
  const indexes = {
    outbox_entry_due: ['channel', 'state', 'due_at'],
    outbox_entry_round: ['channel', 'state', 'delivery_round', 'due_at'],
  }
  for (const [name, columns] of Object.entries(indexes))
    await database.schema.createIndex(name).on('outbox_entry').columns(columns).execute()
  // Only the entries that wait.
  await database.schema
    .createIndex('outbox_entry_sender')
    .on('outbox_entry')
    .columns(['channel', 'sender', 'delivery_round'])
    .where(sql.ref('state'), '=', sql.lit('undelivered'))
    .execute()
  // Only the few entries that are leased.
  await database.schema
    .createIndex('outbox_entry_held')
    .on('outbox_entry')
    .columns(['channel', 'leased_until'])
    .where(sql.ref('leased_until'), '>', 0)
    .execute()
}

/** What all servers keep together: the pace of each chat, tasks and, on PostgreSQL, the counts of requests. */
async function createShared(database: Database): Promise<void> {
  await database.schema
    .createTable('chat_pace')
    .addColumn('chat', 'text', (column) => column.primaryKey())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('held_until', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema
    .createTable('task')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('leased_until', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint', (column) => column.notNull())
    .addColumn('done_through', 'bigint', (column) => column.notNull())
    .execute()
  // A SQLite file has one server, which counts in memory.
  if (!isPostgres(database)) return
  await database.schema
    .createTable(RATE_LIMIT_TABLE)
    // Unlogged: a crash may lose a minute's counts, and no count waits for the disk.
    .modifyFront(sql`unlogged`)
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expire', 'bigint')
    .execute()
}

async function createFormCounts(database: Database): Promise<void> {
  const table = database.schema
    .createTable('form_count')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
  await ['opened', 'started', 'sent', 'failed']
    .reduce((all, kind) => all.addColumn(kind, 'integer', (column) => column.notNull()), table)
    .addPrimaryKeyConstraint('form_count_key', ['day', 'page', 'form'])
    .execute()
}

async function createAudit(database: Database): Promise<void> {
  await database.schema
    .createTable('audit_entry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute()
  await database.schema.createIndex('audit_entry_at').on('audit_entry').column('at').execute()
}

/** How often each path was asked for on each day. */
async function createPathCounts(database: Database): Promise<void> {
  await database.schema
    .createTable('path_count')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('path_count_key', ['day', 'kind', 'path'])
    .execute()
}

/** Servers of the version before go on with submissions; what they count, and the end of their retention, fails until they are replaced. */
const dropCounts: Migration = {
  async up(database: Database) {
    await database.schema.dropTable('path_count').ifExists().execute()
    await database.schema.dropTable('form_count').ifExists().execute()
  },
}

/**
 * The columns `sender` and `delivery_round` and the table `chat_pace` stay for servers of the version before, which write
 * them. The version after this one drops them.
 */
const endTurns: Migration = {
  async up(database: Database) {
    for (const index of ['outbox_entry_round', 'outbox_entry_sender'])
      await database.schema.dropIndex(index).execute()
    await database.schema
      .createTable('chat_turn')
      .addColumn('chat', 'text', (column) => column.primaryKey())
      .addColumn('free_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}

/**
 * All migrations in order. One that has been released is never edited, and each only adds, or drops what no submission needs:
 * earlier versions run on.
 */
export const migrations: Record<string, Migration> = {
  // Not `001-baseline`, whose stores lack columns: they are refused at the start.
  '001-requests': createTables,
  '002-requests-only': dropCounts,
  '003-no-turns': endTurns,
}
