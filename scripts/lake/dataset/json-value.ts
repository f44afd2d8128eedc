import { LakeError } from './lake-error.ts'

export type JsonObject = Record<string, unknown>

const MAX_DEPTH = 60
/** Names that no field may have. */
// groq-js calls `hasOwnProperty` on every object, and `__proto__` does not survive copying.
const FORBIDDEN = new Set(['__proto__', 'hasOwnProperty'])

/** Whether a value is a JSON object: neither null nor an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A deep copy that contains only JSON, so that memory and disk are equal. Undefined fields are left
 * out; values that JSON cannot represent throw a `LakeError`.
 */
export function copyJson(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) refuse(`Values may be nested at most ${MAX_DEPTH} deep`)
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) refuse(`${value} is not a number that JSON can hold`)
    // -0 is 0 on disk.
    return value + 0
  }
  if (Array.isArray(value)) return value.map((item) => copyJson(item ?? null, depth + 1))
  if (!isObject(value)) return refuse(`A ${typeof value} is not a JSON value`)
  const copy: JsonObject = {}
  for (const [key, item] of Object.entries(value)) {
    if (FORBIDDEN.has(key)) refuse(`"${key}" cannot be the name of a field`)
    if (item !== undefined) copy[key] = copyJson(item, depth + 1)
  }
  return copy
}

function refuse(description: string): never {
  throw new LakeError(400, { error: { description, type: 'mutationParseError' } })
}
