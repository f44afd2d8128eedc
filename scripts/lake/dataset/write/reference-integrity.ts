import { isPublishedId } from '../document-id.ts'
import { referenceMissing, stillReferenced } from './mutation-error.ts'
import type { ReferenceIndex } from './reference-index.ts'
import { referencesIn } from './references.ts'
import type { Transaction } from './transaction.ts'

/**
 * Refuses a transaction after which a document would hold a strong reference to nothing. Drafts are
 * checked as at Sanity, whose Studio makes a draft's pointers to unpublished documents weak. Checked
 * as a whole, so that documents that point at each other can be written and deleted together.
 */
export function checkReferences(transaction: Transaction, index: ReferenceIndex): void {
  for (const change of transaction.changes()) {
    if (change.next === null) {
      // Nothing should point at a draft or a version; if it does, it must not keep them from going.
      if (!isPublishedId(change.id)) continue
      const holders = index
        .sources(change.id, { strongOnly: true })
        .filter((id) => stillPointsAt(transaction, id, change.id))
      if (holders.length > 0) throw stillReferenced(change.index, change.id, holders)
    } else {
      for (const [target, { strong }] of referencesIn(change.next)) {
        if (strong && !transaction.current(target)) {
          throw referenceMissing(change.index, change.id, target)
        }
      }
    }
  }
}

function stillPointsAt(transaction: Transaction, source: string, target: string): boolean {
  return referencesIn(transaction.current(source)).get(target)?.strong === true
}
