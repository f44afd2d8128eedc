import { z } from 'zod'
import { isValidId } from '../document-id.ts'
import { isObject } from '../json-value.ts'
import { firstProblem } from '../lake-error.ts'
import { malformed } from './mutation-error.ts'

const id = z.string().refine(isValidId, 'is not a valid document ID')
const path = z.string()
const pathMap = <T extends z.ZodType>(value: T) =>
  z.record(path, value, 'must be an object, each of its names a path to a field')

const items = z.array(z.unknown())
const insert = z.union(
  [
    z.strictObject({ before: path, items }),
    z.strictObject({ after: path, items }),
    z.strictObject({ replace: path, items }),
  ],
  'needs items, and exactly one of before, after and replace',
)

/** The operations of a patch, without what they are applied to. */
export const patchOperations = z.strictObject({
  set: pathMap(z.unknown()).optional(),
  setIfMissing: pathMap(z.unknown()).optional(),
  unset: z.array(path).optional(),
  inc: pathMap(z.number()).optional(),
  dec: pathMap(z.number()).optional(),
  insert: insert.optional(),
  diffMatchPatch: pathMap(z.string()).optional(),
  ifRevisionID: z.string().optional(),
})

export type PatchOperations = z.infer<typeof patchOperations>

const selection = {
  id: z.union([id, z.tuple([id], id)], 'is not a valid document ID, or a list of them').optional(),
  query: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
}
const oneSelector = (value: { id?: unknown; query?: unknown }): boolean =>
  (value.id === undefined) !== (value.query === undefined)
const ONE_SELECTOR = 'needs exactly one of id and query'

const document = z.custom<Record<string, unknown>>(isObject, 'must be an object')

const KINDS = 'needs exactly one of create, createOrReplace, createIfNotExists, patch and delete'

const mutation = z
  .strictObject({
    create: document.optional(),
    createOrReplace: document.optional(),
    createIfNotExists: document.optional(),
    patch: patchOperations.extend(selection).refine(oneSelector, ONE_SELECTOR).optional(),
    delete: z
      .strictObject({ ...selection, purge: z.boolean().optional() })
      .refine(oneSelector, ONE_SELECTOR)
      .optional(),
  })
  .refine((kinds) => Object.values(kinds).filter(isObject).length === 1, KINDS)

/** One mutation of `POST /data/mutate`. */
export type LakeMutation = z.infer<typeof mutation>

/** Validates the mutations of a request; throws a `LakeError` that names the first problem. */
export function parseMutations(input: unknown): LakeMutation[] {
  if (!Array.isArray(input)) throw malformed('mutations', 'must be an array')
  return input.map((item, index) => {
    const known = mutation.safeParse(item)
    if (known.success) return known.data
    throw malformed(`mutations[${index}]`, firstProblem(known.error))
  })
}
