import { randomBytes } from 'node:crypto'
import { LakeError } from '../lake-error.ts'
import type { LakeDocument, MutationResult, Operation } from '../types.ts'

const TRANSACTION_ID = /^[\w.:-]{1,128}$/

/** The id of a transaction: the caller's own, checked, or a random one. */
export function transactionId(given: string | null | undefined): string {
  if (!given) return randomBytes(11).toString('hex')
  if (TRANSACTION_ID.test(given)) return given
  const description = 'A transaction ID has at most 128 letters, digits and any of "_.:-"'
  throw new LakeError(400, { error: { type: 'mutationParseError', description } })
}

/** The changes of one document in a transaction. */
export interface StagedDocument {
  id: string
  previous: LakeDocument | null
  next: LakeDocument | null
  mutations: unknown[]
  /** Index of the mutation that touched it last, for error bodies. */
  index: number
}

/** Staged writes; later mutations see the results of earlier ones. */
export class Transaction {
  readonly id: string
  readonly timestamp: string
  private readonly documents: ReadonlyMap<string, LakeDocument>
  private readonly staged = new Map<string, StagedDocument>()
  private readonly outcomes: { id: string; operation: Operation }[] = []

  constructor(id: string, timestamp: string, documents: ReadonlyMap<string, LakeDocument>) {
    this.id = id
    this.timestamp = timestamp
    this.documents = documents
  }

  /** The document as this transaction has it so far. */
  current(id: string): LakeDocument | undefined {
    const staged = this.staged.get(id)
    return staged ? (staged.next ?? undefined) : this.documents.get(id)
  }

  /** Ids that start with this, as this transaction has them so far. */
  idsWithPrefix(prefix: string): string[] {
    const ids = new Set([...this.documents.keys(), ...this.staged.keys()])
    return [...ids].filter((id) => id.startsWith(prefix) && this.current(id)).sort()
  }

  /** Stages a new state (null: deleted) and remembers the mutations that led to it. */
  put(id: string, next: LakeDocument | null, mutations: unknown[], index: number): void {
    const operation = next === null ? 'delete' : this.current(id) ? 'update' : 'create'
    this.outcomes.push({ id, operation })
    const previous = this.documents.get(id) ?? null
    const staged = this.staged.get(id) ?? { id, previous, next, mutations: [], index }
    staged.mutations.push(...mutations)
    this.staged.set(id, Object.assign(staged, { next, index }))
  }

  /** Records a mutation without an effect. */
  skip(id: string): void {
    this.outcomes.push({ id, operation: 'none' })
  }

  /** Documents that change; without those created and deleted in the same transaction. */
  changes(): StagedDocument[] {
    return [...this.staged.values()].filter(({ previous, next }) => previous || next)
  }

  results(): MutationResult[] {
    return this.outcomes.map(({ id, operation }) => {
      const document = this.current(id)
      return document ? { id, operation, document } : { id, operation }
    })
  }
}
