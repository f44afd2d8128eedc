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
import { rewriteTextQueries, searchedWords } from './text-search.ts'

export interface ParsedQuery {
  tree: Node
  /** Names of the parameters that must be given. */
  parameters: ReadonlySet<string>
  /** Whether the answer can hold groq-js's own dates and paths, which must be turned into text. */
  normalise: boolean
  /** Whether it calls functions that groq-js can only evaluate asynchronously. */
  asyncOnly: boolean
  /** What it searches whole texts for (`text::query`). */
  words: readonly Node[]
}

const MAX_CACHED = 500
const SPECIAL_VALUES = new Set(['dateTime', 'path', 'now'])

type Cached = ParsedQuery | 'needs parameters'

/** Parses queries, each once: by its text alone, or with its parameters where they shape the tree. */
export class QueryParser {
  private readonly cache = new Map<string, Cached | LakeError>()

  parse(groq: string, params: Params): ParsedQuery {
    if (typeof groq !== 'string') throw new QueryError('', 'the query is missing', 0)
    checkQuerySize(groq)
    const parsed = this.cached<Cached>(groq, groq, () => withoutParams(groq))
    if (parsed !== 'needs parameters') return checked(parsed, params, groq)
    const key = `${groq}\u0000${JSON.stringify(params)}`
    return checked(
      this.cached(key, groq, () => analyse(parseTree(groq, params))),
      params,
      groq,
    )
  }

  /** What was parsed before; a refusal is remembered too, since it may have taken as long. */
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
  return shapedByParams(tree) ? 'needs parameters' : analyse(tree)
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
  let asyncOnly = false
  visitTree(tree, (node) => {
    if (isParameter(node)) parameters.add(node.name)
    if (isCall(node) && SPECIAL_VALUES.has(node.name)) normalise = true
    if (isCall(node) && node.namespace === 'diff') asyncOnly = true
  })
  const rewritten = rewriteTextQueries(tree)
  const words = searchedWords(rewritten)
  return { tree: rewritten, parameters, normalise, asyncOnly, words }
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

/** In characters. The only limit on a query's length, for every endpoint. */
const MAX_LENGTH = 256 * 1024
const MAX_OPERATORS = 2_000
const MAX_PUNCTUATION = 20_000

const TEXT = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
const OPERATOR = /&&|\|\||[=!]=|[<>]=?|[+*/%-]|\b(?:in|match)\b/g
const PUNCTUATION = /[^\s\w]/g

/**
 * Refuses queries that no person or program writes: the time that groq-js takes to parse grows with
 * the square of the operators, and a chain of 10,000 holds the lake up for seconds.
 */
export function checkQuerySize(groq: string): void {
  if (groq.length > MAX_LENGTH) {
    const limit = MAX_LENGTH.toLocaleString('en-US')
    throw new QueryError('', `the query is longer than ${limit} characters`, 0)
  }
  if (groq.length < MAX_OPERATORS) return
  const code = groq.replace(TEXT, '').replaceAll('->', '.')
  const operators = code.match(OPERATOR)?.length ?? 0
  if (operators > MAX_OPERATORS || (code.match(PUNCTUATION)?.length ?? 0) > MAX_PUNCTUATION) {
    throw new QueryError(groq.slice(0, 1000), 'the query has too many operators', 0)
  }
}
