/** Whether two JSON values are equal; the order of object keys does not matter. */
export function deepEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object') return false
  if (left === null || right === null) return false
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false
    return left.every((item, index) => deepEqual(item, right[index]))
  }
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  const a = left as Record<string, unknown>
  const b = right as Record<string, unknown>
  return keys.every((key) => Object.hasOwn(b, key) && deepEqual(a[key], b[key]))
}
