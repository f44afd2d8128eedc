import type { Selectable } from 'kysely'
import type { Answers } from '../../../web/src/leads/forms/form-definition.ts'
import type { ConsentRecord } from '../../../web/src/leads/server/accept/accept.ts'
import type {
  LeadsDatabase,
  OutboxEntry,
  SubmissionTable,
} from '../../../web/src/leads/server/database/schema.ts'

/** A submission with its outbox entry, as the inbox speaks of it. */
export type StoredRequest = {
  id: string
  form: string
  acceptedAt: number
  state: OutboxEntry['state']
  /** Attempts that ended, and those that began: a difference is a server that died on the way. */
  finishedAttempts: number
  startedAttempts: number
  dueAt: number
  leasedUntil: number
  settledAt: number | null
  lastError: string | null
  answers: Answers
  consent: ConsentRecord | null
  message: string
}

/** Every stored request, joined; conditions and order are the caller's. */
export const selectRequests = (database: LeadsDatabase) =>
  database
    .selectFrom('submission')
    .innerJoin('outbox_entry', 'outbox_entry.submission_id', 'submission.id')
    .selectAll()

/** What a joined row says. */
export function toStoredRequest(row: Selectable<SubmissionTable> & OutboxEntry): StoredRequest {
  return {
    id: row.id,
    form: row.form_type,
    acceptedAt: row.accepted_at,
    state: row.state,
    finishedAttempts: row.finished_attempts,
    startedAttempts: row.started_attempts,
    dueAt: row.due_at,
    leasedUntil: row.leased_until,
    settledAt: row.settled_at,
    lastError: row.last_error,
    answers: JSON.parse(row.payload) as Answers,
    consent: row.consent === null ? null : (JSON.parse(row.consent) as ConsentRecord),
    message: row.text,
  }
}

/** The same for a program: times as text, and nothing that only a worker needs. */
export function toRecord(request: StoredRequest) {
  const { id, form, state, lastError, answers, consent } = request
  return {
    id,
    form,
    state,
    acceptedAt: isoTime(request.acceptedAt),
    settledAt: isoTime(request.settledAt),
    dueAt: state === 'undelivered' ? isoTime(request.dueAt) : null,
    attempts: { started: request.startedAttempts, finished: request.finishedAttempts },
    lastError,
    answers,
    consent,
  }
}

const isoTime = <Time extends number | null>(time: Time) =>
  (time === null ? null : new Date(time).toISOString()) as Time extends null ? null : string
