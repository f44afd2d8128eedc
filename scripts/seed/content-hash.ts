import { createHash } from 'node:crypto'

/** Fields that the lake sets. */
const LAKE_FIELDS = ['_rev', '_createdAt', '_updatedAt']

/** A short hash of a document's content, equal for a seed document and its copy in a lake. */
export function contentHash(document: Record<string, unknown>): string {
  const content = Object.entries(document).filter(([name]) => !LAKE_FIELDS.includes(name))
  return createHash('sha256')
    .update(JSON.stringify(sorted(Object.fromEntries(content))))
    .digest('hex')
    .slice(0, 24)
}

/** Sorts fields by name: their order has no meaning in a lake. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const fields = Object.entries(value).filter(([, each]) => each !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, each]) => [name, sorted(each)]))
}
