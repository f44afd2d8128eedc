import type {
  DatasetOptions,
  DocumentEvent,
  LakeDocument,
  LakeEvent,
  LakeMutation,
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

/** One dataset of the lake: documents, their history, and queries over them. Nothing here is async. */
export class Dataset {
  readonly name: string
  readonly projectId: string

  private constructor(options: DatasetOptions) {
    this.name = options.name
    this.projectId = options.projectId
  }

  /** Opens (or makes) the SQLite file and reads the documents into memory. */
  static open(options: DatasetOptions): Dataset {
    return new Dataset(options)
  }

  close(): void {}

  /** The number of documents, drafts and versions included. */
  get count(): number {
    return 0
  }

  /** The document with exactly this id (`x`, `drafts.x`, `versions.r.x`). Never change it. */
  get(_id: string): LakeDocument | undefined {
    return undefined
  }

  /** Every document, drafts and versions included. */
  all(): IterableIterator<LakeDocument> {
    return new Map<string, LakeDocument>().values()
  }

  /** Applies all mutations in one transaction, or none and throws a `LakeError`. */
  mutate(_mutations: readonly LakeMutation[], _options: MutateOptions): MutateAnswer {
    throw new Error('not built yet')
  }

  /** Applies all actions (`sanity.action.…`) in one transaction, or none and throws a `LakeError`. */
  act(_actions: readonly unknown[], _options: WriteOptions): { transactionId: string } {
    throw new Error('not built yet')
  }

  /** Answers a GROQ query; throws a `QueryError` when it does not parse. */
  query(_groq: string, _params: Params = {}, _options: QueryOptions = {}): QueryAnswer {
    throw new Error('not built yet')
  }

  /** Whether a document belongs to a listener's query. Throws a `QueryError` when it does not parse. */
  matcher(
    _groq: string,
    _params: Params = {},
    _identity?: string,
  ): (document: LakeDocument | null) => boolean {
    return () => false
  }

  /** Calls `listener` for every changed document, after the write is stored. */
  subscribe(_listener: (event: LakeEvent) => void): () => void {
    return () => {}
  }

  /** Transactions that touched any of these documents, oldest first. */
  transactions(_ids: readonly string[], _options: TransactionsOptions = {}): TransactionRecord[] {
    return []
  }

  /** The document as it was at a revision or time; undefined when it did not exist. */
  documentAt(_id: string, _selector: RevisionSelector): LakeDocument | undefined {
    return undefined
  }

  /** What happened to a document, its draft and its versions, newest first. */
  documentEvents(_id: string): DocumentEvent[] {
    return []
  }

  /** Ids of the documents that hold a reference (strong or weak) to this one. */
  referencesTo(_id: string): string[] {
    return []
  }
}
