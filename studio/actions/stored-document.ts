import type { SanityClient } from 'sanity'

/** A document as the lake stores it: published, a draft or a version. */
export interface StoredDocument {
  _id: string
  _type: string
  _rev?: string
  [field: string]: unknown
}

/** A mutation in the format of the lake's HTTP API. */
export type Change =
  | { create: { _id: string; _type: string; [field: string]: unknown } }
  | { create: { _id: string; _type: string; [field: string]: unknown } }
  | { createOrReplace: { _id: string; _type: string; [field: string]: unknown } }
  | { createIfNotExists: { _id: string; _type: string; [field: string]: unknown } }
  | { delete: { id: string } }
  | {
      patch: {
        id: string
        set?: Record<string, unknown>
        unset?: string[]
        ifRevisionID?: string
      }
    }

/**
 * Applies all changes in one transaction. Documents that it writes have `transactionId` as their revision, if one is
 * given. Throws the client's errors, with nothing written if the API has refused.
 */
export async function commitChanges(
  client: SanityClient,
  changes: Change[],
  transactionId?: string,
): Promise<void> {
  const answer = await client.mutate(changes as Parameters<SanityClient['mutate']>[0], {
    tag: 'document-action',
    visibility: 'sync',
    returnDocuments: false,
    ...(transactionId && { transactionId }),
  })
  // A proxy can answer with a page of its own and 200.
  if (!answer.transactionId) throw new Error('the answer is not one of the content API.')
}

/**
 * The patch that turns `before` into `after`; empty if nothing differs. Fails if the document has changed in the
 * meantime.
 */
export function patchTo(before: StoredDocument, after: StoredDocument): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => before[name] !== after[name])
  if (changed.length === 0) return []
  const set = Object.fromEntries(
    changed.filter((name) => after[name] !== undefined).map((name) => [name, after[name]]),
  )
  const unset = changed.filter((name) => after[name] === undefined)
  return [{ patch: { id: before._id, set, unset, ...locked(before) } }]
}

/** Makes the transaction fail if the document has another revision. */
export function lock(document: StoredDocument): Change {
  return { patch: { id: document._id, unset: ['_revision_lock'], ...locked(document) } }
}

const locked = ({ _rev }: StoredDocument) => (_rev ? { ifRevisionID: _rev } : {})

/** The path of a document, if it has one. */
export function pathOf(document: { [field: string]: unknown } | null): string | undefined {
  const path = document?.path
  return isObject(path) && typeof path.current === 'string' ? path.current : undefined
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * A copy in which `rewrite` has replaced objects, innermost first; `undefined` removes one. `before` is the original
 * object. Unchanged values stay identical, so that `patchTo` finds the changed fields.
 */
export function rewriteObjects<Value>(
  value: Value,
  rewrite: (
    object: Record<string, unknown>,
    before: Record<string, unknown>,
  ) => Record<string, unknown> | undefined,
): Value {
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => {
      const next = rewriteObjects(item, rewrite)
      return next === undefined ? [] : [next]
    })
    const isSame = items.length === value.length && items.every((item, at) => item === value[at])
    return isSame ? value : (items as Value)
  }
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(
    ([name, item]) => [name, rewriteObjects(item, rewrite)] as const,
  )
  const isSame = entries.every(([name, item]) => item === value[name])
  const copy = isSame ? value : Object.fromEntries(entries.filter(([, item]) => item !== undefined))
  return rewrite(copy, value) as Value
}
