/** The ids of all strong references in a value, at any depth. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (value === null || typeof value !== 'object') return []
  if ('_ref' in value && typeof value._ref === 'string') {
    return '_weak' in value && value._weak ? [] : [value._ref]
  }
  return Object.values(value).flatMap(referencesIn)
}
