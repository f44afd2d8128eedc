import { createHash } from 'node:crypto'

/** What the lake adds to a document on its own; no editor writes these. */
const LAKE_FIELDS = ['_rev', '_createdAt', '_updatedAt']

/** A short fingerprint of what a document says, the same for a seed and for its copy in a lake. */
export function contentHash(document: Record<string, unknown>): string {
  const said = Object.entries(document).filter(([name]) => !LAKE_FIELDS.includes(name))
  return createHash('sha256')
    .update(JSON.stringify(sorted(Object.fromEntries(said))))
    .digest('hex')
    .slice(0, 24)
}

/** Field order carries no meaning in a lake, so it may not count. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const fields = Object.entries(value).filter(([, each]) => each !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, each]) => [name, sorted(each)]))
}
