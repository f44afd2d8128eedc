import type { Kysely, Selectable } from 'kysely'
import type { Pool } from 'pg'

/** Times are milliseconds since 1970, so that both databases compare them alike. */
export type SubmissionTable = {
  id: string
  form_type: string
  /** The checked answers as JSON, in the form's order. */
  payload: string
  /** What the visitor had agreed to, a `ConsentRecord` as JSON; null if nothing. */
  consent: string | null
  accepted_at: number
}

export type OutboxEntryTable = {
  submission_id: string
  text: string
  state: 'undelivered' | 'delivered' | 'abandoned' | 'blocked'
  /** Parts of a long message that have arrived; a retry begins after them. */
  parts_delivered: number
  started_attempts: number
  finished_attempts: number
  due_at: number
  leased_until: number
  last_error: string | null
  settled_at: number | null
}

/** How fast messages may follow each other in one chat, which all servers observe together. */
export type ChatPaceTable = {
  /** A hash of the chat's id. */
  chat: string
  /** When the last messages were sent, as a JSON array, oldest first. */
  sent_at: string
  held_until: number
}

export type LeadsTables = {
  submission: SubmissionTable
  outbox_entry: OutboxEntryTable
  chat_pace: ChatPaceTable
}

/** The database, or a transaction of it; on PostgreSQL the former has the pool of its connections. */
export type LeadsDatabase = Kysely<LeadsTables> & { readonly pool?: Pool }

export type OutboxEntry = Selectable<OutboxEntryTable>
