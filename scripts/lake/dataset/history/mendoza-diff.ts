import { isDeepStrictEqual } from 'node:util'
import type { JsonObject } from '../json-value.ts'

/** A mendoza patch: opcodes and their arguments in one flat array. */
export type RawPatch = unknown[]

/** The opcodes that we write, numbered as in the `mendoza` package, which only reads them. */
const Op = { Value: 0, ObjectSetFieldValue: 17, ObjectDeleteField: 19 } as const

/** The patch from one document (or null) to another, by whole fields. An empty patch changes nothing. */
export function diff(left: JsonObject | null, right: JsonObject | null): RawPatch {
  if (!left || !right) return [Op.Value, right]
  // Fields are numbered by their sorted names.
  const removed = Object.keys(left)
    .sort()
    .flatMap((name, index) => (Object.hasOwn(right, name) ? [] : [Op.ObjectDeleteField, index]))
  const set = Object.entries(right).flatMap(([name, value]) =>
    Object.hasOwn(left, name) && isDeepStrictEqual(left[name], value)
      ? []
      : [Op.ObjectSetFieldValue, value, name],
  )
  return [...removed, ...set]
}
