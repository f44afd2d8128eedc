import { isObject } from './json-value.ts'
import { TEXT_FIELD } from './query/text-search.ts'
import type { LakeDocument } from './types.ts'

/** Adds to a document a hidden, lazily built text of all its fields. */
export function storedDocument<T extends LakeDocument>(document: T): T {
  let words: string | undefined
  Object.defineProperty(document, TEXT_FIELD, {
    enumerable: false,
    get: () => {
      words ??= leaves(document, []).join(' ')
      return words
    },
  })
  return document
}

function leaves(value: unknown, found: string[]): string[] {
  if (typeof value === 'string') found.push(value)
  else if (Array.isArray(value)) for (const item of value) leaves(item, found)
  else if (isObject(value)) {
    for (const key of Object.keys(value)) {
      if (!key.startsWith('_') || key === '_id') leaves(value[key], found)
    }
  }
  return found
}
