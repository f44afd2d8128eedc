import { MAX_QUERY_LENGTH } from '../../limits.ts'
import { LakeError, QueryError, queryError } from '../lake-error.ts'
import type { Params } from '../types.ts'
import {
  isCall,
  isFilter,
  isParameter,
  isValue,
  type Node,
  parseTree,
  visitTree,
} from './groq-tree.ts'
import { type SitedQuery, withSites } from './sites.ts'
import { rewriteTextQueries } from './text-search.ts'

export interface ParsedQuery {
  tree: Node
  /** Names of the parameters that must be given. */
  parameters: ReadonlySet<string>
  /** Whether the result can contain groq-js's dates and paths, which must become strings. */
  normalize: boolean
  /** Whether it calls functions that groq-js evaluates asynchronously only. */
  asyncOnly: boolean
  /** The same query over the documents that an index finds. */
  sited: SitedQuery
}

const MAX_CACHED = 500
const SPECIAL_VALUES = new Set(['dateTime', 'path', 'now'])

type Cached = ParsedQuery | 'needs parameters'

/** Parses and caches queries, by text alone or with the parameters where these shape the tree. */
export class QueryParser {
  private readonly cache = new Map<string, Cached | LakeError>()

  parse(groq: string, params: Params): ParsedQuery {
    if (typeof groq !== 'string') throw new QueryError('', 'the query is missing', 0)
    checkQuerySize(groq)
    const parsed = this.cached<Cached>(groq, groq, () => withoutParams(groq))
    if (parsed !== 'needs parameters') return checked(parsed, params, groq)
    const key = `${groq}\u0000${JSON.stringify(params)}`
    return checked(
      this.cached(key, groq, () => analyze(parseTree(groq, params))),
      params,
      groq,
    )
  }

  /** Errors are cached too, since parsing may have taken as long. */
  private cached<Made extends Cached>(key: string, groq: string, make: () => Made): Made {
    const known = this.cache.get(key) ?? this.keep(key, groq, make)
    if (known instanceof LakeError) throw known
    return known as Made
  }

  private keep(key: string, groq: string, make: () => Cached): Cached | LakeError {
    if (this.cache.size >= MAX_CACHED) this.cache.delete(this.cache.keys().next().value ?? '')
    const made = attempt(groq, make)
    this.cache.set(key, made)
    return made
  }
}

function attempt(groq: string, make: () => Cached): Cached | LakeError {
  try {
    return make()
  } catch (error) {
    return queryError(groq, error)
  }
}

function withoutParams(groq: string): Cached {
  let tree: Node
  try {
    tree = parseTree(groq)
  } catch (error) {
    // A slice such as [$from...$to] only parses once the parameters have values.
    if (groq.includes('$') && !isSyntaxError(error)) return 'needs parameters'
    throw error
  }
  return shapedByParams(tree) ? 'needs parameters' : analyze(tree)
}

/** Whether a parameter's value decides what brackets mean: `[$key]`. */
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

function analyze(tree: Node): ParsedQuery {
  const parameters = new Set<string>()
  let normalize = false
  let asyncOnly = false
  visitTree(tree, (node) => {
    if (isParameter(node)) parameters.add(node.name)
    if (isCall(node) && SPECIAL_VALUES.has(node.name)) normalize = true
    if (isCall(node) && node.namespace === 'diff') asyncOnly = true
  })
  const rewritten = rewriteTextQueries(tree)
  return { tree: rewritten, sited: withSites(rewritten), parameters, normalize, asyncOnly }
}

function checked(parsed: ParsedQuery, params: Params, groq: string): ParsedQuery {
  for (const name of parsed.parameters) {
    if (Object.hasOwn(params, name)) continue
    const at = Math.max(0, groq.indexOf(`$${name}`))
    throw new QueryError(groq, `param $${name} referenced, but not provided`, at)
  }
  return parsed
}

const isSyntaxError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'GroqSyntaxError'

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
