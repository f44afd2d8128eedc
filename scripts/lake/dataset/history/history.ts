import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type {
  LakeDocument,
  RevisionSelector,
  TransactionRecord,
  TransactionsOptions,
} from '../types.ts'

/** Reads stored transactions and past revisions of documents. */
export class History {
  private readonly database: DatabaseSync
  private readonly sequence: StatementSync

  constructor(database: DatabaseSync) {
    this.database = database
    this.sequence = database.prepare('select seq from transactions where id = ?')
  }

  has(transactionId: string): boolean {
    return this.sequence.get(transactionId) !== undefined
  }

  /** Transactions that touched any of these documents; oldest first, unless reversed. */
  transactions(ids: readonly string[], options: TransactionsOptions): TransactionRecord[] {
    const { reverse = false, fromTransaction, toTransaction, limit = 100 } = options
    const rows = this.database
      .prepare(
        `select id, timestamp, author, json from transactions
         where seq in (select seq from revisions where document in (select value from json_each(?)))
           and seq between ? and ?
         order by seq ${reverse ? 'desc' : 'asc'} limit ?`,
      )
      .all(
        JSON.stringify(ids),
        this.sequenceOf(fromTransaction) ?? 0,
        this.sequenceOf(toTransaction) ?? Number.MAX_SAFE_INTEGER,
        limit,
      )
    return rows.map((row) => ({
      id: String(row.id),
      timestamp: String(row.timestamp),
      author: String(row.author),
      ...(JSON.parse(String(row.json)) as Pick<
        TransactionRecord,
        'documentIDs' | 'mutations' | 'effects'
      >),
    }))
  }

  /** The document as it was; undefined when it did not exist then. */
  documentAt(id: string, selector: RevisionSelector): LakeDocument | undefined {
    if ('revision' in selector) {
      const seq = this.sequenceOf(selector.revision)
      return seq === undefined ? undefined : this.latest(id, 'r.seq <= ?', seq)
    }
    if ('time' in selector) return this.latest(id, 't.timestamp <= ?', selector.time)
    return this.latest(id, 'r.json is not null and ? = 0', 0)
  }

  private latest(id: string, condition: string, value: SQLInputValue): LakeDocument | undefined {
    const row = this.database
      .prepare(
        `select r.json from revisions r join transactions t on t.seq = r.seq
         where r.document = ? and ${condition} order by r.seq desc limit 1`,
      )
      .get(id, value)
    return row?.json ? (JSON.parse(String(row.json)) as LakeDocument) : undefined
  }

  private sequenceOf(transactionId: string | undefined): number | undefined {
    const row = transactionId === undefined ? undefined : this.sequence.get(transactionId)
    return row ? Number(row.seq) : undefined
  }
}
