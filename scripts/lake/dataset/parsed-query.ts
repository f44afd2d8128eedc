import {
  isCall,
  isFilter,
  isParameter,
  isValue,
  type Node,
  parseTree,
  visitTree,
} from './groq-tree.ts'
import { QueryError } from './lake-error.ts'
import { rewriteTextQueries } from './text-query.ts'
import type { Params } from './types.ts'

export interface ParsedQuery {
  tree: Node
  /** Names of the parameters that must be given. */
  parameters: ReadonlySet<string>
  /** Whether the answer can hold groq-js's own dates and paths, which must be turned into text. */
  normalise: boolean
}

const MAX_CACHED = 500
const MAX_QUERY_LENGTH = 200_000
const SPECIAL_VALUES = new Set(['dateTime', 'path', 'now'])

/** Parses queries, each once: by its text alone, or with its parameters where they shape the tree. */
export class QueryParser {
  private readonly cache = new Map<string, ParsedQuery | 'needs parameters'>()

  parse(groq: string, params: Params): ParsedQuery {
    if (typeof groq !== 'string') throw new QueryError('', 'the query is missing', 0)
    if (groq.length > MAX_QUERY_LENGTH) throw new QueryError('', 'the query is too long', 0)
    const parsed = this.cached(groq, () => this.withoutParams(groq))
    if (parsed !== 'needs parameters') return checked(parsed, params, groq)
    const key = `${groq}\u0000${JSON.stringify(params)}`
    return checked(
      this.cached(key, () => analyse(parseOrThrow(groq, params))) as ParsedQuery,
      params,
      groq,
    )
  }

  private cached(key: string, make: () => ParsedQuery | 'needs parameters') {
    const known = this.cache.get(key)
    if (known) return known
    const made = make()
    if (this.cache.size >= MAX_CACHED) this.cache.delete(this.cache.keys().next().value ?? '')
    this.cache.set(key, made)
    return made
  }

  private withoutParams(groq: string): ParsedQuery | 'needs parameters' {
    let tree: Node
    try {
      tree = parseTree(groq)
    } catch (error) {
      // A slice such as [$from...$to] only parses once the parameters have values.
      if (groq.includes('$') && !isSyntaxError(error)) return 'needs parameters'
      throw queryError(groq, error)
    }
    return shapedByParams(tree) ? 'needs parameters' : analyse(tree)
  }
}

/** Whether a parameter stands where its value decides what the brackets mean: `[$key]`. */
function shapedByParams(tree: Node): boolean {
  let shaped = false
  visitTree(tree, (node) => {
    if (isFilter(node) && isConstant(node.expr)) shaped = true
  })
  return shaped
}

function isConstant(node: Node): boolean {
  if (isParameter(node) || isValue(node)) return true
  const parts = [node.base, node.left, node.right].filter((part) => part !== undefined)
  const arithmetic = ['Group', 'Pos', 'Neg', 'OpCall'].includes(node.type)
  return arithmetic && parts.every((part) => isConstant(part as Node))
}

function analyse(tree: Node): ParsedQuery {
  const parameters = new Set<string>()
  let normalise = false
  visitTree(tree, (node) => {
    if (isParameter(node)) parameters.add(node.name)
    if (isCall(node) && SPECIAL_VALUES.has(node.name)) normalise = true
  })
  return { tree: rewriteTextQueries(tree), parameters, normalise }
}

function checked(parsed: ParsedQuery, params: Params, groq: string): ParsedQuery {
  for (const name of parsed.parameters) {
    if (Object.hasOwn(params, name)) continue
    const at = Math.max(0, groq.indexOf(`$${name}`))
    throw new QueryError(groq, `param $${name} referenced, but not provided`, at)
  }
  return parsed
}

function parseOrThrow(groq: string, params: Params): Node {
  try {
    return parseTree(groq, params)
  } catch (error) {
    throw queryError(groq, error)
  }
}

const isSyntaxError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'GroqSyntaxError'

/** Whatever groq-js throws, as the error that Sanity would answer. */
export function queryError(groq: string, error: unknown): QueryError {
  if (error instanceof QueryError) return error
  if (error instanceof RangeError) return new QueryError(groq, 'the query is nested too deeply', 0)
  const message = error instanceof Error ? error.message : 'the query cannot be answered'
  const start = (error as { position?: unknown })?.position
  const description = message.replace(/^Syntax error in GROQ query at position \d+:? ?/, '')
  const text = /unexpected end of query/i.test(description)
    ? 'unexpected end-of-file, expected expression'
    : description || 'unable to parse the query'
  return new QueryError(groq, text, typeof start === 'number' ? start : 0)
}
