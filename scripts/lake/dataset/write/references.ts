import { isPublishedId } from '../document-id.ts'
import { isObject } from '../json-value.ts'
import type { LakeDocument } from '../types.ts'
import { mutationFailed } from './mutation-error.ts'
import type { Transaction } from './transaction.ts'

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

const NONE: ReadonlySet<string> = new Set()

/** Incoming references by target, updated with every write. */
export class ReferenceIndex {
  private readonly incoming = new Map<string, Set<string>>()

  update(id: string, previous: LakeDocument | undefined, next: LakeDocument | undefined): void {
    for (const target of referencesIn(previous).keys()) {
      const sources = this.incoming.get(target)
      sources?.delete(id)
      if (sources?.size === 0) this.incoming.delete(target)
    }
    for (const target of referencesIn(next).keys()) {
      const sources = this.incoming.get(target) ?? new Set<string>()
      this.incoming.set(target, sources.add(id))
    }
  }

  /** IDs of the documents that reference this one. */
  sources(target: string): ReadonlySet<string> {
    return this.incoming.get(target) ?? NONE
  }
}

/**
 * Rejects a transaction that would leave a strong reference without a target. Drafts are checked too,
 * as at Sanity; the Studio makes a draft's references to unpublished documents weak. The transaction
 * is checked as a whole, so documents that reference each other can be written and deleted together.
 */
export function checkReferences(transaction: Transaction, index: ReferenceIndex): void {
  for (const change of transaction.changes()) {
    if (change.next === null) {
      // References to a draft or version must not prevent its deletion.
      if (!isPublishedId(change.id)) continue
      const holders = [...index.sources(change.id)].filter(
        (id) => id !== change.id && stillPointsAt(transaction, id, change.id),
      )
      if (holders.length === 0) continue
      throw mutationFailed(change.index, {
        type: 'documentHasExistingReferencesError',
        id: change.id,
        referencingIDs: holders,
        description: `Document "${change.id}" cannot be deleted as there are references to it from "${holders[0]}"`,
      })
    } else {
      for (const [target, { strong }] of referencesIn(change.next)) {
        if (!strong || transaction.current(target)) continue
        throw mutationFailed(change.index, {
          type: 'documentReferenceDoesNotExistError',
          id: change.id,
          referenceID: target,
          description: `Document "${change.id}" references non-existent document "${target}"`,
        })
      }
    }
  }
}

function stillPointsAt(transaction: Transaction, source: string, target: string): boolean {
  return referencesIn(transaction.current(source)).get(target)?.strong === true
}
