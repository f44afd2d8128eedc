import { MAX_QUERY_MS } from '../../limits.ts'
import { copyJson } from '../json-value.ts'
import { LakeError, queryError } from '../lake-error.ts'
import type { LakeDocument, Params, QueryAnswer, QueryOptions } from '../types.ts'
import { type EvaluateContext, evaluateTree, type Node } from './groq-tree.ts'
import { documentMatcher } from './matcher.ts'
import { parseQuery } from './parsed-query.ts'
import { perspectiveRule } from './perspective.ts'
import { withSites } from './sites.ts'
import { buildSourceMap } from './source-map/build-source-map.ts'
import { evaluateInstrumented } from './source-map/instrument.ts'
import { View } from './view.ts'
import { withinTime } from './within-time.ts'

/** Views use memory, and a caller may ask for any stack of releases. */
const MAX_VIEWS = 12

export type Matcher = (documents: readonly (LakeDocument | null)[]) => boolean[]

export interface QuerySettings {
  projectId: string
  dataset: string
  clock: () => Date
}

/** Evaluates queries over the views of a dataset. Each is stopped after `MAX_QUERY_MS`. */
export class QueryEngine {
  /** By perspective, since the last write. */
  private readonly views = new Map<string, View>()
  private readonly documents: ReadonlyMap<string, LakeDocument>
  private readonly settings: QuerySettings

  constructor(documents: ReadonlyMap<string, LakeDocument>, settings: QuerySettings) {
    this.documents = documents
    this.settings = settings
  }

  /** Forgets what it has seen, after a write. */
  clear(): void {
    this.views.clear()
  }

  /** Evaluates a query; throws a `LakeError`. */
  query(groq: string, given: Params, options: QueryOptions): QueryAnswer {
    return limited(groq, () => {
      const { tree, params } = this.read(groq, given)
      return this.answer(tree, params, options)
    })
  }

  /**
   * Tells which documents are of a listener's query; it and this throw a `LakeError`. It takes those of a whole
   * transaction, since the time limit alone takes a third of a millisecond.
   */
  matcher(groq: string, given: Params, identity?: string): Matcher {
    const { tree, params } = limited(groq, () => this.read(groq, given))
    const matches = documentMatcher(tree, () => ({ ...this.context(identity), params }))
    return (documents) => limited(groq, () => documents.map(matches))
  }

  /** Copies parameters as plain JSON, since groq-js trusts its values. */
  private read(groq: string, given: Params): { tree: Node; params: Params } {
    const params = copyJson(given) as Params
    return { tree: parseQuery(groq, params), params }
  }

  private answer(query: Node, params: Params, options: QueryOptions): QueryAnswer {
    const rule = perspectiveRule(options.perspective ?? 'raw', options.publicOnly ?? false)
    const view = this.views.get(rule.key) ?? new View(rule, this.documents)
    if (this.views.size >= MAX_VIEWS) this.views.clear()
    this.views.set(rule.key, view)
    const { tree, lists } = withSites(query, view, params)
    const context: EvaluateContext = {
      ...this.context(options.identity),
      dataset: view.all(),
      params: { ...params, ...lists },
      dereference: ({ _ref }) => view.get(_ref),
    }
    const result = evaluateTree(tree, context)
    if (!options.sourceMap) return { result }
    try {
      const instrumented = evaluateInstrumented(tree, context, lists)
      const resultSourceMap = buildSourceMap(instrumented, result)
      return { result, ...(resultSourceMap && { resultSourceMap }) }
    } catch {
      // The result is valid without a source map.
      return { result }
    }
  }

  private context(
    identity = 'anonymous',
  ): Pick<EvaluateContext, 'identity' | 'timestamp' | 'sanity'> {
    const { projectId, dataset, clock } = this.settings
    return { identity, timestamp: clock(), sanity: { projectId, dataset } }
  }
}

/** Runs a function that uses groq-js, with the time limit; turns what it throws into a `LakeError`. */
function limited<Result>(groq: string, run: () => Result): Result {
  const tooSlow = () => {
    const description =
      `The query was stopped after ${MAX_QUERY_MS / 1000} s. Filter by _type or _id first, ` +
      'and avoid *[…] inside of another filter or projection.'
    return new LakeError(422, { error: { type: 'queryTimeoutError', description, query: groq } })
  }
  try {
    return withinTime(MAX_QUERY_MS, run, tooSlow)
  } catch (error) {
    throw queryError(groq, error)
  }
}
