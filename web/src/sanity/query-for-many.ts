export type QueryForMany = {
  query: string
  /** The parameter of the single query, whose values become `$keys`. */
  param: 'path' | 'id'
}

const OPENINGS = {
  path: /^\s*\*\[\s*((?:[^{}]+?\s*&& )?)path\.current == \$path\s*\]\[0\]\{/,
  id: /^\s*\*\[\s*((?:[^{}]+?\s*&& )?)_id == \$id\s*\]\[0\]\{/,
} as const
const FIELDS = { path: 'path.current', id: '_id' } as const

/** A query of one document by path or id, rewritten for many; undefined for any other query. */
export function queryForMany(query: string): QueryForMany | undefined {
  for (const param of ['path', 'id'] as const) {
    const opening = OPENINGS[param].exec(query)
    if (!opening) continue
    const field = FIELDS[param]
    const rest = query.slice(opening[0].length)
    if (rest.includes(`$${param}`)) return undefined
    return { param, query: `*[${opening[1]}${field} in $keys]{ "batchKey": ${field}, ${rest}` }
  }
  return undefined
}
