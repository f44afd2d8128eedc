import { isObject } from '../json-value.ts'
import type { LakeDocument } from '../types.ts'

/** Ids that make `references(id)` true for a document; groq-js does not look inside a reference. */
export function incomingReferences(document: LakeDocument): string[] {
  const found = new Set<string>()
  collect(document, found)
  return [...found]
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found)
  else if (isObject(value)) {
    if (!value._ref) for (const item of Object.values(value)) collect(item, found)
    else if (typeof value._ref === 'string') found.add(value._ref)
  }
}
