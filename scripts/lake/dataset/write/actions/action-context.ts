import { LakeError } from '../../lake-error.ts'
import type { DocumentInput, LakeDocument } from '../../types.ts'
import { applyMutation } from '../apply-mutation.ts'
import { wrongRevision } from '../mutation-error.ts'
import type { LakeMutation } from '../mutation-shape.ts'
import type { Transaction } from '../transaction.ts'

/** The context of an action, which reads and writes through its transaction. */
export class ActionContext {
  readonly transaction: Transaction
  readonly identity: string
  readonly index: number
  /** The last state of a deleted document, to restore an archived release. */
  readonly lastState: (id: string) => LakeDocument | undefined

  constructor(
    transaction: Transaction,
    identity: string,
    index: number,
    lastState: ActionContext['lastState'],
  ) {
    this.transaction = transaction
    this.identity = identity
    this.index = index
    this.lastState = lastState
  }

  find(id: string): LakeDocument | undefined {
    return this.transaction.current(id)
  }

  /** The document; throws when it does not exist. */
  need(id: string, what = 'Document'): LakeDocument {
    return (
      this.find(id) ?? this.refuse(`${what} "${id}" was not found`, 'documentNotFoundError', 404)
    )
  }

  write(mutation: LakeMutation): void {
    applyMutation(mutation, {
      transaction: this.transaction,
      index: this.index,
      select: () => [],
    })
  }

  expectRevision(document: LakeDocument | undefined, expected: string | undefined): void {
    if (expected === undefined || document?._rev === expected) return
    if (!document) this.refuse('The document whose revision is asked for does not exist')
    throw wrongRevision(this.index, document._id, document._rev, expected)
  }

  refuse(description: string, type = 'actionFailedError', status = 409): never {
    const error = { type, description }
    throw new LakeError(status, {
      error: {
        type: 'actionError',
        description: `The action(s) failed: ${description}`,
        items: [{ error, index: this.index }],
      },
    })
  }
}

/** A document without the fields that the lake sets. */
export function contentOf({ _rev, _updatedAt, ...content }: LakeDocument): DocumentInput {
  return content
}
