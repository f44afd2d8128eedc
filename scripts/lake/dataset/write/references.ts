import { isPublishedId } from '../document-id.ts'
import { isObject } from '../json-value.ts'
import { mutationFailed } from './mutation-error.ts'
import type { StagedDocument, Transaction } from './transaction.ts'

/**
 * IDs that a document references, each with whether any of the references is strong.
 * References into other datasets cannot be checked, so they count as weak.
 */
export function referencesIn(document: unknown): Map<string, { strong: boolean }> {
  const found = new Map<string, { strong: boolean }>()
  collect(document, found)
  return found
}

function collect(value: unknown, found: Map<string, { strong: boolean }>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
    return
  }
  if (!isObject(value)) return
  if (typeof value._ref === 'string') {
    const isStrong = value._weak !== true && !value._dataset && !value._projectId
    found.set(value._ref, { strong: isStrong || found.get(value._ref)?.strong === true })
  }
  for (const item of Object.values(value)) collect(item, found)
}

/** A copy for publishing, in which references marked `_strengthenOnPublish` are strong. */
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (!isObject(value)) return value
  const fields = Object.entries(value).map(([name, item]) => [name, strengthenReferences(item)])
  const copy: Record<string, unknown> = Object.fromEntries(fields)
  const mark = value._strengthenOnPublish
  if (mark === undefined) return copy
  delete copy._strengthenOnPublish
  if (!isObject(mark) || mark.weak !== true) delete copy._weak
  return copy
}

/**
 * Rejects a transaction that would leave a strong reference without a target. Drafts are checked too,
 * as at Sanity; the Studio makes a draft's references to unpublished documents weak. The transaction
 * is checked as a whole, so documents that reference each other can be written and deleted together.
 */
export function checkReferences(transaction: Transaction): void {
  const changes = transaction.changes()
  checkDeleted(
    // References to a draft or version must not prevent its deletion.
    changes.filter(({ id, next }) => next === null && isPublishedId(id)),
    transaction,
  )
  for (const { id, next, index } of changes)
    for (const [target, { strong }] of referencesIn(next)) {
      if (!strong || transaction.current(target)) continue
      throw mutationFailed(index, {
        type: 'documentReferenceDoesNotExistError',
        id,
        referenceID: target,
        description: `Document "${id}" references non-existent document "${target}"`,
      })
    }
}

function checkDeleted(deleted: StagedDocument[], transaction: Transaction): void {
  if (deleted.length === 0) return
  const referenced = transaction
    .idsWithPrefix('')
    .map((id) => ({ id, to: referencesIn(transaction.current(id)) }))
  for (const { id, index } of deleted) {
    const referencingIDs = referenced
      .filter(({ to }) => to.get(id)?.strong)
      .map((holder) => holder.id)
    if (referencingIDs.length === 0) continue
    throw mutationFailed(index, {
      type: 'documentHasExistingReferencesError',
      id,
      referencingIDs,
      description: `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`,
    })
  }
}
