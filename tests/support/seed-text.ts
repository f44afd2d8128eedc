import { seedDocuments } from './seed.ts'

/** Returns a document of the seed; throws if there is none with this id. */
export function seeded(id: string) {
  const document = seedDocuments.find(({ _id }) => _id === id)
  if (!document) throw new Error(`The seed has no document "${id}"`)
  return document
}

/** All strings in a value at any depth, except in fields that start with `_`. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) =>
    name.startsWith('_') ? [] : stringsIn(each),
  )
}

/** All objects of a `_type` in a value, at any depth. */
export function objectsOfType(value: unknown, type: string): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((each) => objectsOfType(each, type))
  if (value === null || typeof value !== 'object') return []
  const inside = Object.values(value).flatMap((each) => objectsOfType(each, type))
  return '_type' in value && value._type === type ? [{ ...value }, ...inside] : inside
}
