import { MAX_QUERY_LENGTH } from '../../limits.ts'
import { noGeometry, QueryError } from '../lake-error.ts'
import type { Params } from '../types.ts'
import { isCall, isParameter, type Node, parseTree, visitTree } from './groq-tree.ts'
import { rewriteFaults } from './rewrite-faults.ts'
import { rewriteTextQueries } from './text-search.ts'

const MAX_PARSED = 200
const parsed = new Map<string, Node>()

/** Parses a query, with its parameters, since these may decide what brackets mean: `[$key]`. */
export function parseQuery(groq: string, params: Params): Node {
  // Parsing the site's longest query takes 7 ms.
  const key = JSON.stringify([groq, params])
  const known = parsed.get(key)
  if (known) return known
  const tree = parseAnew(groq, params)
  if (parsed.size >= MAX_PARSED) parsed.clear()
  if (key.length < MAX_QUERY_LENGTH) parsed.set(key, tree)
  return tree
}

function parseAnew(groq: string, params: Params): Node {
  if (groq.length > MAX_QUERY_LENGTH)
    throw new QueryError('', `the query is longer than ${MAX_QUERY_LENGTH} characters`, 0)
  const tree = parseTree(groq, params)
  visitTree(tree, (node) => {
    if (isCall(node) && node.namespace === 'geo') throw noGeometry(groq)
    if (!isParameter(node) || Object.hasOwn(params, node.name)) return
    const at = Math.max(0, groq.indexOf(`$${node.name}`))
    throw new QueryError(groq, `param $${node.name} referenced, but not provided`, at)
  })
  return rewriteTextQueries(rewriteFaults(tree), params)
}
