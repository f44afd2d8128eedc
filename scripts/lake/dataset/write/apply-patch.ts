import { Mutation } from '@sanity/mutator'
import type { DocumentInput, LakeDocument } from '../types.ts'
import { mutationFailed } from './mutation-error.ts'
import type { PatchOperations } from './mutation-shape.ts'

const IMMUTABLE = ['_id', '_type'] as const

type Operations = Omit<PatchOperations, 'ifRevisionID'>

/** Applies a patch as the Studio does; throws when it fails or changes `_id` or `_type`. */
export function applyPatch(
  document: LakeDocument,
  operations: Operations,
  index: number,
): DocumentInput {
  const id = document._id
  const failure = (description: string) =>
    mutationFailed(index, { type: 'patchError', id, description })
  let patched: DocumentInput
  try {
    const mutation = new Mutation({ mutations: [{ patch: { id, ...operations } }] })
    patched = mutation.apply(document) ?? document
  } catch (error) {
    throw failure(error instanceof Error ? error.message : 'the patch does not apply')
  }
  for (const field of IMMUTABLE) {
    if (patched[field] !== document[field])
      throw failure(`Cannot modify immutable attribute "${field}"`)
  }
  return patched
}
