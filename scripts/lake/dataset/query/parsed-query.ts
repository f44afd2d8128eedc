import { MAX_QUERY_LENGTH } from '../../limits.ts'
import { QueryError } from '../lake-error.ts'
import type { Params } from '../types.ts'
import { isParameter, type Node, parseTree, visitTree } from './groq-tree.ts'
import { rewriteTextQueries } from './text-search.ts'

const MAX_PARSED = 200
const MAX_KEY_LENGTH = 64 * 1024
const parsed = new Map<string, Node>()

/** Parses a query, with its parameters, since these may decide what brackets mean: `[$key]`. */
export function parseQuery(groq: string, params: Params): Node {
  // Parsing the site's longest query takes 7 ms.
  const key = JSON.stringify([groq, params])
  const known = parsed.get(key)
  if (known) return known
  const tree = parseAnew(groq, params)
  if (parsed.size >= MAX_PARSED) parsed.clear()
  if (key.length < MAX_KEY_LENGTH) parsed.set(key, tree)
  return tree
}

function parseAnew(groq: string, params: Params): Node {
  checkQuerySize(groq)
  const tree = parseTree(groq, params)
  visitTree(tree, (node) => {
    if (!isParameter(node) || Object.hasOwn(params, node.name)) return
    const at = Math.max(0, groq.indexOf(`$${node.name}`))
    throw new QueryError(groq, `param $${node.name} referenced, but not provided`, at)
  })
  return rewriteTextQueries(tree, params)
}

const MAX_OPERATORS = 2_000
const MAX_PUNCTUATION = 20_000

const TEXT = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
const OPERATOR = /&&|\|\||[=!]=|[<>]=?|[+*/%-]|\b(?:in|match)\b/g
const PUNCTUATION = /[^\s\w]/g

/**
 * Rejects absurdly long queries: groq-js's parse time grows with the square of the operators, and
 * 10,000 of them block the lake for seconds.
 */
function checkQuerySize(groq: string): void {
  if (groq.length > MAX_QUERY_LENGTH) {
    const limit = MAX_QUERY_LENGTH.toLocaleString('en-US')
    throw new QueryError('', `the query is longer than ${limit} characters`, 0)
  }
  if (groq.length < MAX_OPERATORS) return
  const code = groq.replace(TEXT, '').replaceAll('->', '.')
  const operators = code.match(OPERATOR)?.length ?? 0
  if (operators > MAX_OPERATORS || (code.match(PUNCTUATION)?.length ?? 0) > MAX_PUNCTUATION) {
    throw new QueryError(groq.slice(0, 1000), 'the query has too many operators', 0)
  }
}
