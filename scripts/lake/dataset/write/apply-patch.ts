import { Mutation } from '@sanity/mutator'
import { withinTime } from '../query/within-time.ts'
import type { DocumentInput, LakeDocument } from '../types.ts'
import { mutationFailed } from './mutation-error.ts'
import type { PatchOperations } from './mutation-shape.ts'

/** How long the paths of a patch may take to match, in ms; they block the lake. */
const MATCHING_MS = 2000
const IMMUTABLE = ['_id', '_type'] as const
/** Fields, indexes and keys: such a path is matched at once. */
const SIMPLE = /^[a-z_]\w*(?:\.[a-z_]\w*|\[-?\d+\]|\[_key *== *"[^"\\]*"\])*$/i

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
  const apply = (): DocumentInput =>
    new Mutation({ mutations: [{ patch: { id, ...operations } }] }).apply(document) ?? document
  let patched: DocumentInput
  try {
    const isSimple = pathsOf(operations).every((path) => SIMPLE.test(path))
    patched = isSimple ? apply() : withinTime(MATCHING_MS, apply, tooSlow)
  } catch (error) {
    throw failure(error instanceof Error ? error.message : 'the patch does not apply')
  }
  for (const field of IMMUTABLE) {
    if (patched[field] !== document[field])
      throw failure(`Cannot modify immutable attribute "${field}"`)
  }
  return patched
}

const tooSlow = () => new Error('its paths take too long to match; write more specific ones')

function pathsOf({ unset = [], insert, ...maps }: Operations): string[] {
  const { items: _, ...places } = insert ?? { items: [] }
  return [
    ...unset,
    ...Object.values(places),
    ...Object.values(maps).flatMap((map) => Object.keys(map)),
  ]
}
