import { isObject } from '../json-value.ts'

/**
 * Ids that a document points at, each with whether any of the pointers is strong.
 * References into other datasets are not ours to check and are left out.
 */
export function referencesIn(document: unknown): Map<string, { strong: boolean }> {
  const found = new Map<string, { strong: boolean }>()
  collect(document, found)
  return found
}

function collect(value: unknown, found: Map<string, { strong: boolean }>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found)
    return
  }
  if (!isObject(value)) return
  if (typeof value._ref === 'string' && !value._dataset && !value._projectId) {
    const strong = value._weak !== true || found.get(value._ref)?.strong === true
    found.set(value._ref, { strong })
  }
  for (const item of Object.values(value)) collect(item, found)
}

/** A copy for publishing: references marked `_strengthenOnPublish` become what they are meant to be. */
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (!isObject(value)) return value
  const fields = Object.entries(value).map(([name, item]) => [name, strengthenReferences(item)])
  const copy: Record<string, unknown> = Object.fromEntries(fields)
  const mark = value._strengthenOnPublish
  if (mark === undefined) return copy
  delete copy._strengthenOnPublish
  if (!isObject(mark) || mark.weak !== true) delete copy._weak
  return copy
}
