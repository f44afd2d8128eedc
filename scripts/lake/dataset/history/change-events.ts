import type { JsonObject } from '../json-value.ts'
import type { Effects, LakeDocument, LakeEvent, Visibility } from '../types.ts'
import type { StagedDocument, Transaction } from '../write/transaction.ts'
import { diff } from './mendoza-diff.ts'

export type DescribedChange = StagedDocument & { effects: Effects }

/** Adds the patches that apply and revert each change; as at Sanity, they leave out `_rev`. */
export function describeChanges(transaction: Transaction): DescribedChange[] {
  return transaction.changes().map((change) => {
    const before = withoutRevision(change.previous)
    const after = withoutRevision(change.next)
    return { ...change, effects: { apply: diff(before, after), revert: diff(after, before) } }
  })
}

/** One event per changed document of a stored transaction. */
export function changeEvents(
  { id, timestamp }: Transaction,
  changes: readonly DescribedChange[],
  identity: string,
  visibility: Visibility,
): LakeEvent[] {
  return changes.map(({ previous, next, ...change }) => ({
    documentId: change.id,
    transactionId: id,
    identity,
    timestamp,
    previous,
    result: next,
    previousRev: previous?._rev,
    resultRev: next?._rev,
    mutations: change.mutations,
    effects: change.effects,
    visibility: visibility === 'sync' ? 'query' : 'transaction',
  }))
}

function withoutRevision(document: LakeDocument | null): JsonObject | null {
  if (!document) return null
  const { _rev, ...rest } = document
  return rest
}
