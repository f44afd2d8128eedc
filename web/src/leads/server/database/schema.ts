import 'server-only'
import { type Generated, type Kysely, PostgresAdapter, type Selectable, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Pool } from 'pg'
import {
  type AuditEntryTable,
  applyRetentionDaily,
  createAudit,
  type DailyTaskTable,
} from './audit-tables.ts'
import { deliverByRounds } from './delivery-rounds.ts'

/** Times are milliseconds since 1970, so that both databases compare them alike. */
export type SubmissionTable = {
  id: string
  form_type: string
  /** The checked answers as JSON, in the form's order. */
  payload: string
  /** What the visitor had agreed to, a `ConsentRecord` as JSON; null if nothing. */
  consent: string | null
  /** The page that it was sent from; null if that is not a page of the site, or not known. */
  page_path: string | null
  /** A `LeadContext` as JSON; null if nothing is known. */
  context: string | null
  accepted_at: number
}

export type OutboxEntryTable = {
  submission_id: string
  /** Which desk it is for (`routeOf`); the chat is chosen by it when it is delivered. */
  route: string
  text: string
  /** 'skipped' if its channel was not configured when it came, but another was. */
  state: 'undelivered' | 'delivered' | 'abandoned' | 'blocked' | 'skipped'
  /** Parts of a long message that have arrived; a retry begins after them. */
  parts_delivered: number
  started_attempts: number
  finished_attempts: number
  due_at: number
  leased_until: number
  last_error: string | null
  settled_at: number | null
  /** The number of its sender (`senderNumber`) while it waits; null once it has settled. */
  sender: number | null
  /** When it has its turn (`nextRound`). */
  delivery_round: Generated<number>
}

/**
 * What people were told by one way of alerting, so that all servers together tell it once an hour at most, also after a
 * restart.
 */
export type AlertTable = {
  kind: 'abandoned' | 'waiting'
  /** 'webhook' or 'email'. */
  way: string
  /** When it was last told; 0 before the first time. */
  told_at: number
  /** Up to which time of abandonment leads have been told. */
  told_through: number
  /** Until when a server is telling it. */
  leased_until: number
}

/** A file that came with a submission; stored and erased with it. */
export type SubmissionFileTable = {
  submission_id: string
  /** The form's field. */
  field: string
  name: string
  /** The media type of its content. */
  type: string
  /** In bytes. */
  size: number
  sha256: string
  content: Uint8Array
}

/** When messages were sent to one chat, for the pace that all servers keep together. */
export type ChatPaceTable = {
  /** A hash of the chat's id. */
  chat: string
  /** When the last messages were sent, as a JSON array, oldest first. */
  sent_at: string
  held_until: number
}

/** A file that a submission asked for, and how often its link was used. */
export type DownloadTable = {
  submission_id: string
  /** `REPORT_ID/PART` */
  file: string
  title: string
  /** The signed link, without the site's origin. */
  path: string
  expires_at: number
  downloads: Generated<number>
  /** When the last download was counted; 0 before the first. */
  counted_at: Generated<number>
}

export type LeadsTables = {
  submission: SubmissionTable
  /** What the bot delivers. */
  outbox_entry: OutboxEntryTable
  /** What the webhook delivers, if one is configured when a submission comes; `text` is the body. */
  webhook_entry: OutboxEntryTable
  alert: AlertTable
  submission_file: SubmissionFileTable
  chat_pace: ChatPaceTable
  download: DownloadTable
  audit_entry: AuditEntryTable
  daily_task: DailyTaskTable
}

/** The database, or a transaction in it; on PostgreSQL the database has its connection pool. */
export type LeadsDatabase = Kysely<LeadsTables> & { readonly pool?: Pool }

export type OutboxEntry = Selectable<OutboxEntryTable>

const createSubmissionsAndOutbox: Migration = {
  // Migrations are not typed by today's tables, since they run on those of their own time.
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('submission')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('form_type', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('accepted_at', 'bigint', (column) => column.notNull())
      .execute()
    await database.schema
      .createTable('outbox_entry')
      .addColumn('submission_id', 'text', (column) =>
        column.primaryKey().references('submission.id').onDelete('cascade'),
      )
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('parts_delivered', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('started_attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('finished_attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('leased_until', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('last_error', 'text')
      .addColumn('settled_at', 'bigint')
      .execute()
    await database.schema
      .createIndex('outbox_entry_due')
      .on('outbox_entry')
      .columns(['state', 'due_at'])
      .execute()
  },
}

const keepConsent: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('submission').addColumn('consent', 'text').execute()
  },
}

/** The table in which several servers count requests together (PostgreSQL only). */
export const RATE_LIMIT_TABLE = 'rate_limit'

const countTogether: Migration = {
  async up(database: Kysely<unknown>) {
    // A SQLite file has one server, which counts in memory.
    if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return
    await database.schema
      .createTable(RATE_LIMIT_TABLE)
      // Unlogged: a crash may lose a minute's counts, and no count waits for the disk.
      .modifyFront(sql`unlogged`)
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('expire', 'bigint')
      .execute()
  },
}

const createChatPace: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('chat_pace')
      .addColumn('chat', 'text', (column) => column.primaryKey())
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .addColumn('held_until', 'bigint', (column) => column.notNull())
      .execute()
    // Only the few entries that are leased.
    await database.schema
      .createIndex('outbox_entry_held')
      .on('outbox_entry')
      .column('leased_until')
      .where(sql.ref('leased_until'), '>', 0)
      .execute()
  },
}

const keepContext: Migration = {
  async up(database: Kysely<unknown>) {
    // SQLite adds one column at a time.
    for (const name of ['page_path', 'context']) {
      await database.schema.alterTable('submission').addColumn(name, 'text').execute()
    }
  },
}

const keepFiles: Migration = {
  async up(database: Kysely<unknown>) {
    const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
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
      .addColumn('content', isPostgres ? 'bytea' : 'blob', (column) => column.notNull())
      .addPrimaryKeyConstraint('submission_file_key', ['submission_id', 'field'])
      .execute()
  },
}

const createDownloads: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('download')
      // An erased lead takes its links with it.
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
  },
}

const nameRoutes: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('outbox_entry')
      .addColumn('route', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await sql`update outbox_entry set route =
      (select form_type from submission where id = submission_id)
      where state != 'delivered'`.execute(database)
  },
}

const createAlerts: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('alert')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('way', 'text', (column) => column.notNull())
      .addColumn('told_at', 'bigint', (column) => column.notNull())
      .addColumn('told_through', 'bigint', (column) => column.notNull())
      .addColumn('leased_until', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('alert_key', ['kind', 'way'])
      .execute()
  },
}

/** A table of its own, so that servers of the version before, which know one entry for each submission, can run on. */
const createWebhookEntries: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`create table webhook_entry (
      submission_id text primary key references submission (id) on delete cascade,
      route text not null, text text not null, state text not null,
      parts_delivered integer not null, started_attempts integer not null,
      finished_attempts integer not null, due_at bigint not null, leased_until bigint not null,
      last_error text, settled_at bigint)`.execute(database)
    await sql`create index webhook_entry_due on webhook_entry (state, due_at)`.execute(database)
    await sql`create index webhook_entry_held on webhook_entry (leased_until)
      where leased_until > 0`.execute(database)
  },
}

/** All migrations in order. One that has been released is never edited, and each only adds: earlier versions run on. */
export const migrations: Record<string, Migration> = {
  '001-submissions-and-outbox': createSubmissionsAndOutbox,
  '002-consent': keepConsent,
  '003-rate-limit': countTogether,
  '004-chat-pace': createChatPace,
  '005-context': keepContext,
  '006-route': nameRoutes,
  '007-files': keepFiles,
  '008-downloads': createDownloads,
  '009-alerts': createAlerts,
  '009-webhook-entries': createWebhookEntries,
  '010-audit': createAudit,
  '011-retention': applyRetentionDaily,
  '012-delivery-rounds': deliverByRounds,
}
