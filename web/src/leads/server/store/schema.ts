import type { Generated, Kysely, Selectable } from 'kysely'
import type { Pool } from 'pg'

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
  /** The label of the button. */
  button: string | null
  /** The campaign that it counts for (`campaignName`): that of this visit, otherwise of the first. */
  campaign: string | null
  /** The page that the visitor came to in this visit. */
  landing_path: string | null
  /** A `LeadContext` as JSON; null if nothing is known. The columns above repeat what is counted by. */
  context: string | null
  accepted_at: number
}

/** A way to deliver. Each has its own entries, so that one that is down neither holds up nor repeats another. */
export type Channel = 'bot' | 'webhook'

export type OutboxEntryTable = {
  submission_id: string
  channel: Channel
  /** Which desk it is for (`routeOf`); the chat is chosen by it when it is delivered. */
  route: string
  /** The message for the bot, or the body for the webhook. */
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

/** The pace of one chat, which all servers keep together. */
export type ChatTurnTable = {
  /** A hash of the chat's id. */
  chat: string
  /** When the next message may be sent. */
  free_at: number
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

/** Who did what with stored submissions (`audit.ts`). Nothing in it is personal data of a visitor. */
export type AuditEntryTable = {
  id: string
  at: number
  /** The user of a command; `site` for what a server does by itself. */
  actor: string
  action: string
  /** An `AuditDetails` as JSON. */
  details: string
}

/** Work that one of all servers does from time to time (`lease.ts`): retention once a day, an alert once an hour. */
export type TaskTable = {
  name: string
  /** Until when a server is at it; 0 if none is. */
  leased_until: number
  /** 0 before the first time. */
  finished_at: number
  /** Of an alert: up to which time of abandonment leads have been told. */
  done_through: number
}

export type LeadsTables = {
  submission: SubmissionTable
  /** For the bot one of each submission; for the webhook if one is configured when the submission comes. */
  outbox_entry: OutboxEntryTable
  submission_file: SubmissionFileTable
  chat_turn: ChatTurnTable
  download: DownloadTable
  audit_entry: AuditEntryTable
  task: TaskTable
}

/** The database, or a transaction in it; on PostgreSQL the database has its connection pool. */
export type LeadsDatabase = Kysely<LeadsTables> & { readonly pool?: Pool }

export type OutboxEntry = Selectable<OutboxEntryTable>
