import { MAX_QUERY_MS } from '../../limits.ts'
import { copyJson } from '../json-value.ts'
import { LakeError, QueryError, queryError } from '../lake-error.ts'
import type { LakeDocument, Params, QueryAnswer, QueryOptions } from '../types.ts'
import {
  type EvaluateContext,
  type Evaluations,
  runEvaluations,
  runEvaluationsAsync,
} from './groq-tree.ts'
import { documentMatcher } from './matcher.ts'
import { type ParsedQuery, QueryParser } from './parsed-query.ts'
import { perspectiveRule } from './perspective.ts'
import { siteLists } from './sites.ts'
import { buildSourceMap } from './source-map/build-source-map.ts'
import { instrumentedQuery } from './source-map/instrument.ts'
import { queryTags } from './sync-tags.ts'
import { withSearchParams } from './text-search.ts'
import type { ViewCache } from './view.ts'
import { withinTime } from './within-time.ts'

export type Matcher = (documents: readonly (LakeDocument | null)[]) => boolean[]

export interface QuerySettings {
  projectId: string
  dataset: string
  clock: () => Date
}

/** Evaluates queries over the views of a dataset. Each is stopped after `MAX_QUERY_MS`. */
export class QueryEngine {
  private readonly parser = new QueryParser()
  private readonly views: ViewCache
  private readonly settings: QuerySettings

  constructor(views: ViewCache, settings: QuerySettings) {
    this.views = views
    this.settings = settings
  }

  /** Evaluates a query without `diff::` functions; throws a `LakeError`. */
  query(groq: string, given: Params, options: QueryOptions): QueryAnswer {
    return limited(groq, () => {
      const { parsed, params } = this.read(groq, given)
      if (parsed.asyncOnly) throw new QueryError(groq, 'diff:: functions cannot be used here', 0)
      return runEvaluations(this.answer(parsed, params, options))
    })
  }

  /** Evaluates any query; synchronously unless it needs asynchronous functions of groq-js. */
  ask(groq: string, given: Params, options: QueryOptions): QueryAnswer | Promise<QueryAnswer> {
    return limited(groq, () => {
      const { parsed, params } = this.read(groq, given)
      const steps = this.answer(parsed, params, options)
      if (!parsed.asyncOnly) return runEvaluations(steps)
      return runEvaluationsAsync(steps).catch((error: unknown) => {
        throw queryError(groq, error)
      })
    })
  }

  /**
   * Tells which documents are of a listener's query; it and this throw a `LakeError`. It takes those of a whole
   * transaction, since the time limit alone takes a third of a millisecond.
   */
  matcher(groq: string, given: Params, identity?: string): Matcher {
    const { parsed, params } = limited(groq, () => this.read(groq, given))
    const matches = documentMatcher(parsed.tree, () => ({ ...this.context(identity), params }))
    return (documents) => limited(groq, () => documents.map(matches))
  }

  /** Copies parameters as plain JSON, since groq-js trusts its values. */
  private read(groq: string, given: Params): { parsed: ParsedQuery; params: Params } {
    const parsed = this.parser.parse(groq, copyJson(given) as Params)
    return { parsed, params: withSearchParams(parsed.tree, copyJson(given) as Params) }
  }

  private *answer(
    { sited, normalize }: ParsedQuery,
    params: Params,
    options: QueryOptions,
  ): Evaluations<QueryAnswer> {
    const rule = perspectiveRule(options.perspective ?? 'raw', options.publicOnly ?? false)
    const view = this.views.get(rule)
    const { tree, sites } = sited
    const lists = siteLists(sites, view, params)
    const dereferenced = new Set<string>()
    const context: EvaluateContext = {
      ...this.context(options.identity),
      dataset: view.all(),
      params: { ...params, ...lists },
      dereference: ({ _ref }) => {
        dereferenced.add(_ref)
        return view.get(_ref)
      },
    }
    const result = yield { tree, context, normalize }
    const syncTags = queryTags(sites, params, dereferenced)
    if (!options.sourceMap) return { result, syncTags }
    try {
      const instrumented = yield instrumentedQuery({ tree, context, normalize }, lists)
      const resultSourceMap = buildSourceMap(instrumented, result)
      return { result, syncTags, ...(resultSourceMap && { resultSourceMap }) }
    } catch {
      // The result is valid without a source map.
      return { result, syncTags }
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
