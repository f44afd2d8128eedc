/** All strings in a value at any depth, except in fields that start with `_`. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) =>
    name.startsWith('_') ? [] : stringsIn(each),
  )
}
