import type { Kysely, Selectable } from 'kysely'

/** Times are milliseconds since 1970, so that both databases compare them alike. */
export type SubmissionTable = {
  id: string
  form_type: string
  /** The checked answers as JSON, in the form's order. */
  payload: string
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

export type LeadsTables = { submission: SubmissionTable; outbox_entry: OutboxEntryTable }
export type LeadsDatabase = Kysely<LeadsTables>
export type OutboxEntry = Selectable<OutboxEntryTable>
