import { DatabaseSync } from 'node:sqlite'
import { makePrivateFile } from '../files/private-files.ts'
import { explainStorageError } from '../files/storage-error.ts'
import { changeEvents, describeChanges } from './history/change-events.ts'
import { documentEvents, idsInHistory } from './history/document-events.ts'
import { History } from './history/history.ts'
import { type Matcher, QueryEngine } from './query/query-engine.ts'
import {
  prepareStorage,
  readDocuments,
  type StoredTransaction,
  transactionWriter,
} from './storage.ts'
import { storedDocument } from './stored-document.ts'
import type {
  DatasetOptions,
  DocumentEvent,
  LakeDocument,
  LakeEvent,
  MutateAnswer,
  MutateOptions,
  Params,
  QueryAnswer,
  QueryOptions,
  RevisionSelector,
  TransactionRecord,
  TransactionsOptions,
  WriteOptions,
} from './types.ts'
import type { Transaction } from './write/transaction.ts'
import { act, mutate, type WriteTarget } from './write/writer.ts'

/** Receives the events of one transaction: one for each changed document. */
type Listener = (events: readonly LakeEvent[]) => void

/** A dataset: documents, their history, and queries over them. All methods but `query` are synchronous. */
export class Dataset {
  readonly name: string
  readonly projectId: string
  readonly clock: () => Date
  private readonly database: DatabaseSync
  private readonly store: (transaction: StoredTransaction) => void
  private readonly history: History
  private readonly documents = new Map<string, LakeDocument>()
  private readonly queries: QueryEngine
  private readonly listeners = new Set<Listener>()
  private readonly target: WriteTarget

  private constructor(options: DatasetOptions, database: DatabaseSync) {
    const { name, projectId, clock = () => new Date() } = options
    this.name = name
    this.projectId = projectId
    this.clock = clock
    this.database = database
    this.store = transactionWriter(this.database)
    this.history = new History(this.database)
    this.queries = new QueryEngine(this.documents, {
      projectId,
      dataset: name,
      clock,
    })
    for (const document of readDocuments(this.database)) this.keep(document._id, document)
    this.target = {
      documents: this.documents,
      clock,
      hasTransaction: (id) => this.history.has(id),
      lastState: (id) => this.documentAt(id, { lastRevision: true }),
      select: (query, params) => this.selectIds(query, params),
      commit: (transaction, options) => this.commit(transaction, options),
    }
  }

  /** Opens or creates the SQLite file and reads the documents into memory. */
  static open(options: DatasetOptions): Dataset {
    let database: DatabaseSync | undefined
    try {
      makePrivateFile(options.file)
      database = new DatabaseSync(options.file)
      prepareStorage(database, options.file)
      return new Dataset(options, database)
    } catch (error) {
      database?.close()
      throw explainStorageError(error, options.file)
    }
  }

  close(): void {
    this.listeners.clear()
    this.database.close()
  }

  /** The number of documents, drafts and versions included. */
  get count(): number {
    return this.documents.size
  }

  /** The document with exactly this id (`x`, `drafts.x`, `versions.r.x`). */
  get(id: string): LakeDocument | undefined {
    return this.documents.get(id)
  }

  /** Every document, drafts and versions included. */
  all(): IterableIterator<LakeDocument> {
    return this.documents.values()
  }

  /**
   * Applies all mutations in one transaction, or none and throws a `LakeError`. Their shape is
   * checked here, so a request's body may be passed on as it came.
   */
  mutate(mutations: unknown, options: MutateOptions): MutateAnswer {
    return mutate(this.target, mutations, options)
  }

  /** The same for actions (`sanity.action.…`). */
  act(actions: unknown, options: WriteOptions): { transactionId: string } {
    const { transactionId } = act(this.target, actions, options)
    return { transactionId }
  }

  /** Evaluates any GROQ query; rejects with a `LakeError` when it does not parse or takes too long. */
  query(groq: string, params: Params = {}, options: QueryOptions = {}): Promise<QueryAnswer> {
    return this.queries.queryAsync(groq, params, options)
  }

  /** Tells which documents are of a listener's query. Both throw a `LakeError`. */
  matcher(groq: string, params: Params = {}, identity?: string): Matcher {
    return this.queries.matcher(groq, params, identity)
  }

  /** Calls `listener` for every transaction, after it is stored. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Transactions that touched any of these documents, oldest first. */
  transactions(ids: readonly string[], options: TransactionsOptions = {}): TransactionRecord[] {
    return this.history.transactions(ids, options)
  }

  /** The document as it was at a revision or time; undefined when it did not exist. */
  documentAt(id: string, selector: RevisionSelector): LakeDocument | undefined {
    return this.history.documentAt(id, selector)
  }

  /** The history of a document and its draft, newest first. */
  documentEvents(id: string): DocumentEvent[] {
    return documentEvents(id, this.transactions(idsInHistory(id), { reverse: true }))
  }

  private selectIds(query: string, params: Params): string[] {
    const { result } = this.queries.query(query, params, { perspective: 'raw' })
    const found = [result]
      .flat()
      .map((item: unknown) => (item as { _id?: unknown } | null)?._id ?? item)
    return found.filter((id) => typeof id === 'string')
  }

  /** Writes to disk first; readers only see what is stored. */
  private commit(transaction: Transaction, { identity, visibility = 'sync' }: MutateOptions): void {
    const changes = describeChanges(transaction)
    const { id, timestamp } = transaction
    this.store({ id, timestamp, identity, changes })
    for (const change of changes) this.keep(change.id, change.next)
    const events = changeEvents(transaction, changes, identity, visibility)
    for (const listener of this.listeners) listener(events)
  }

  private keep(id: string, next: LakeDocument | null): void {
    if (next) this.documents.set(id, storedDocument(next))
    else this.documents.delete(id)
    this.queries.clear()
  }
}
