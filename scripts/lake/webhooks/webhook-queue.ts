import { DatabaseSync, type StatementSync } from 'node:sqlite'

export interface WebhookJob {
  seq: number
  body: string
  headers: Record<string, string>
  attempts: number
  createdAt: number
}

/** Webhooks that are to be delivered, on disk, so that a restart loses none. */
export class WebhookQueue {
  readonly #database: DatabaseSync
  readonly #add: StatementSync
  readonly #due: StatementSync
  readonly #next: StatementSync
  readonly #remove: StatementSync
  readonly #postpone: StatementSync

  constructor(file: string) {
    this.#database = new DatabaseSync(file)
    this.#database.exec(`pragma journal_mode = wal;
      create table if not exists job (
        seq integer primary key autoincrement, document text not null, body text not null,
        headers text not null, attempts integer not null default 0,
        created_at integer not null, due_at integer not null
      ) strict;
      create index if not exists job_document on job (document, seq);`)
    const prepare = (sql: string) => this.#database.prepare(sql)
    this.#add = prepare(
      'insert into job (document, body, headers, created_at, due_at) values (?, ?, ?, ?, ?)',
    )
    // Only the oldest of each document: changes of one document arrive in their order.
    const oldest = 'seq in (select min(seq) from job group by document)'
    this.#due = prepare(`select * from job where ${oldest} and due_at <= ? order by seq`)
    this.#next = prepare(`select min(due_at) as at from job where ${oldest}`)
    this.#remove = prepare('delete from job where seq = ?')
    this.#postpone = prepare('update job set attempts = attempts + 1, due_at = ? where seq = ?')
  }

  add(document: string, body: string, headers: Record<string, string>): void {
    const now = Date.now()
    this.#add.run(document, body, JSON.stringify(headers), now, now)
  }

  due(): WebhookJob[] {
    return this.#due.all(Date.now()).map((row) => ({
      seq: Number(row.seq),
      body: String(row.body),
      headers: JSON.parse(String(row.headers)) as Record<string, string>,
      attempts: Number(row.attempts),
      createdAt: Number(row.created_at),
    }))
  }

  /** When the next job is due, as milliseconds since 1970. */
  nextDueAt(): number | undefined {
    const at = this.#next.get()?.at
    return at === null || at === undefined ? undefined : Number(at)
  }

  remove(job: WebhookJob): void {
    this.#remove.run(job.seq)
  }

  postpone(job: WebhookJob, milliseconds: number): void {
    this.#postpone.run(Math.round(Date.now() + milliseconds), job.seq)
  }

  close(): void {
    this.#database.close()
  }
}
