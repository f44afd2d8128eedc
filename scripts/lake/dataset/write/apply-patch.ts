import { Mutation } from '@sanity/mutator'
import type { LakeDocument, PatchOperations } from '../types.ts'
import { mutationFailed } from './mutation-error.ts'

const IMMUTABLE = ['_id', '_type'] as const

/** A document with a patch applied; refused when the patch does not fit or touches `_id` or `_type`. */
export function applyPatch(
  document: LakeDocument,
  operations: Omit<PatchOperations, 'ifRevisionID'>,
  index: number,
): Record<string, unknown> {
  const id = document._id
  const fail = (description: string): never => {
    throw mutationFailed(index, { type: 'patchError', id, description })
  }
  const patched = run(document, operations, fail)
  for (const field of IMMUTABLE) {
    if (patched[field] !== document[field]) fail(`Cannot modify immutable attribute "${field}"`)
  }
  return patched
}

function run(
  document: LakeDocument,
  operations: object,
  fail: (description: string) => never,
): Record<string, unknown> {
  try {
    const mutation = new Mutation({ mutations: [{ patch: { id: document._id, ...operations } }] })
    return mutation.apply(document) ?? fail('the patch left no document')
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'the patch does not apply')
  }
}
