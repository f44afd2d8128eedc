import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { LakeDocument, LakeEvent } from '../dataset/types.ts'

/** A change that may become a webhook. */
export type AnnouncedChange = Pick<
  LakeEvent,
  'documentId' | 'transactionId' | 'identity' | 'timestamp' | 'previous' | 'result'
>

export interface WebhookMessage {
  body: string
  headers: Record<string, string>
}

export interface WebhookJob extends WebhookMessage {
  seq: number
  document: string
  attempts: number
  createdAt: number
}

/**
 * The queue of webhooks. `transactionWriter` inserts a row in the transaction of the change; the
 * message is added to the row later, since filters and projections are asynchronous.
 */
export class WebhookQueue {
  readonly #unwritten: StatementSync
  readonly #write: StatementSync
  readonly #due: StatementSync
  readonly #waiting: StatementSync
  readonly #next: StatementSync
  readonly #remove: StatementSync
  readonly #postpone: StatementSync

  constructor(database: DatabaseSync) {
    const prepare = (sql: string) => database.prepare(sql)
    const stateAt = (condition: string) =>
      `(select json from revisions r where r.document = w.document and r.seq ${condition}
        order by r.seq desc limit 1)`
    // One of each transaction at a time, so that a change does not wait for thousands of an earlier transaction.
    const inTurn = 'row_number() over (partition by transaction_seq order by seq), seq limit 100'
    this.#unwritten = prepare(
      `select w.seq, w.document, t.id, t.timestamp, t.author,
         ${stateAt('= t.seq')} as result, ${stateAt('< t.seq')} as previous
       from webhooks w join transactions t on t.seq = w.transaction_seq
       where w.seq in (select seq from webhooks where body is null order by ${inTurn})
       order by w.seq`,
    )
    this.#write = prepare('update webhooks set body = ?, headers = ? where seq = ?')
    // Only the oldest of each document, so that its changes arrive in order.
    const oldest = 'seq in (select min(seq) from webhooks group by document)'
    this.#due = prepare(
      `select * from webhooks where ${oldest} and body is not null and due_at <= ? order by ${inTurn}`,
    )
    this.#waiting = prepare('select * from webhooks order by seq limit 1000')
    this.#next = prepare(`select min(due_at) as at from webhooks where ${oldest}`)
    this.#remove = prepare('delete from webhooks where seq = ?')
    this.#postpone = prepare(
      'update webhooks set attempts = attempts + 1, due_at = ? where seq = ?',
    )
  }

  /** Changes that have no message yet, at most 100. */
  unwritten(): (AnnouncedChange & { seq: number })[] {
    return this.#unwritten.all().map((row) => ({
      seq: Number(row.seq),
      documentId: String(row.document),
      transactionId: String(row.id),
      identity: String(row.author),
      timestamp: String(row.timestamp),
      previous: parseState(row.previous),
      result: parseState(row.result),
    }))
  }

  write(seq: number, { body, headers }: WebhookMessage): void {
    this.#write.run(body, JSON.stringify(headers), seq)
  }

  /** What can be delivered now, at most 100. */
  due(): WebhookJob[] {
    return this.#due.all(Date.now()).map(readJob)
  }

  /** Everything that is not delivered yet, at most 1000. */
  waiting(): WebhookJob[] {
    return this.#waiting.all().map(readJob)
  }

  /** When the next job is due, as milliseconds since 1970. */
  nextDueAt(): number | undefined {
    const at = this.#next.get()?.at
    return at === null || at === undefined ? undefined : Number(at)
  }

  remove(seq: number): void {
    this.#remove.run(seq)
  }

  postpone(seq: number, milliseconds: number): void {
    this.#postpone.run(Math.round(Date.now() + milliseconds), seq)
  }
}

function readJob(row: Record<string, unknown>): WebhookJob {
  return {
    seq: Number(row.seq),
    document: String(row.document),
    body: String(row.body ?? ''),
    headers: JSON.parse(String(row.headers ?? '{}')) as Record<string, string>,
    attempts: Number(row.attempts),
    createdAt: Number(row.created_at),
  }
}

function parseState(json: unknown): LakeDocument | null {
  return json === null || json === undefined ? null : (JSON.parse(String(json)) as LakeDocument)
}
