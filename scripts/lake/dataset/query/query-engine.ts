import { copyJson } from '../json-value.ts'
import { asking, QueryError, queryError } from '../lake-error.ts'
import type { LakeDocument, Params, QueryAnswer, QueryOptions } from '../types.ts'
import {
  type EvaluateContext,
  type Evaluations,
  runEvaluations,
  runEvaluationsAsync,
} from './groq-tree.ts'
import { documentMatcher, isPlainFilter } from './matcher.ts'
import { type ParsedQuery, QueryParser } from './parsed-query.ts'
import { perspectiveRule } from './perspective.ts'
import { Prefilter } from './prefilter.ts'
import { CostlyQuery, estimateVisits } from './query-cost.ts'
import { buildSourceMap } from './source-map/build-source-map.ts'
import { instrumentedQuery } from './source-map/instrument.ts'
import { queryTags } from './sync-tags.ts'
import { searching } from './text-search.ts'
import type { ViewCache } from './view.ts'

export interface QuerySettings {
  projectId: string
  dataset: string
  clock: () => Date
}

/** groq-js parses in the square of the length: a few ms for this one. */
const MAX_PLAIN_LENGTH = 2_000

/** Parameters as JSON and nothing else: groq-js trusts its values. */
const copyParams = (params: Params): Params => copyJson(params) as Params

/** Answers queries over the views of a dataset. */
export class QueryEngine {
  private readonly parser = new QueryParser()
  private readonly prefilters = new WeakMap<ParsedQuery, Prefilter>()
  private readonly views: ViewCache
  private readonly settings: QuerySettings

  constructor(views: ViewCache, settings: QuerySettings) {
    this.views = views
    this.settings = settings
  }

  /** Answers a query without `diff::` functions, or throws a `QueryError`. */
  query(groq: string, given: Params, options: QueryOptions): QueryAnswer {
    return asking(groq, () => {
      const params = copyParams(given)
      const parsed = this.parser.parse(groq, params)
      if (parsed.asyncOnly) throw new QueryError(groq, 'diff:: functions cannot be used here', 0)
      const steps = this.answer(parsed, params, options)
      return searching(parsed.words, params, () => runEvaluations(steps))
    })
  }

  /** Answers any query; at once, unless it needs functions that groq-js has only asynchronously. */
  ask(groq: string, given: Params, options: QueryOptions): QueryAnswer | Promise<QueryAnswer> {
    return asking(groq, () => {
      const params = copyParams(given)
      const parsed = this.parser.parse(groq, params)
      const steps = this.answer(parsed, params, options)
      if (!parsed.asyncOnly) return searching(parsed.words, params, () => runEvaluations(steps))
      return runEvaluationsAsync(steps).catch((error: unknown) => {
        throw queryError(groq, error)
      })
    })
  }

  /** Whether one document belongs to a listener's query; throws a `QueryError`. */
  matcher(
    groq: string,
    given: Params,
    identity?: string,
  ): (document: LakeDocument | null) => boolean {
    return asking(groq, () => {
      const params = copyParams(given)
      const { tree } = this.parser.parse(groq, params)
      return documentMatcher(tree, () => ({ ...this.context(identity), params }))
    })
  }

  /** Whether a matcher is sure to be quick, and quickly made; throws a `QueryError`. */
  isPlainFilter(groq: string, given: Params): boolean {
    if (groq.length > MAX_PLAIN_LENGTH) return false
    return asking(groq, () => {
      const params = copyParams(given)
      if (JSON.stringify(params).length > MAX_PLAIN_LENGTH) return false
      return isPlainFilter(this.parser.parse(groq, params).tree)
    })
  }

  private *answer(
    parsed: ParsedQuery,
    params: Params,
    options: QueryOptions,
  ): Evaluations<QueryAnswer> {
    const rule = perspectiveRule(options.perspective ?? 'raw', options.publicOnly ?? false)
    const view = this.views.get(rule)
    const prefilter = this.prefilter(parsed)
    const { normalise } = parsed
    const dereferenced = new Set<string>()
    const context: EvaluateContext = {
      ...this.context(options.identity),
      dataset: view.all(),
      params,
      dereference: ({ _ref }) => {
        dereferenced.add(_ref)
        return view.get(_ref)
      },
    }
    const { tree, lists } = prefilter.apply(view, params, context)
    context.params = { ...params, ...lists }
    const { maxVisits = Number.POSITIVE_INFINITY } = options
    if (estimateVisits(tree, context.params, view.all().length) > maxVisits) throw new CostlyQuery()
    const result = yield { tree, context, normalise }
    const syncTags = queryTags(prefilter.sites, params, dereferenced)
    if (!options.sourceMap) return { result, syncTags }
    try {
      const instrumented = yield instrumentedQuery({ tree, context, normalise }, lists)
      const resultSourceMap = buildSourceMap(instrumented, result)
      return { result, syncTags, ...(resultSourceMap && { resultSourceMap }) }
    } catch {
      // The plain answer is right without a map.
      return { result, syncTags }
    }
  }

  private context(
    identity = 'anonymous',
  ): Pick<EvaluateContext, 'identity' | 'timestamp' | 'sanity'> {
    const { projectId, dataset, clock } = this.settings
    return { identity, timestamp: clock(), sanity: { projectId, dataset } }
  }

  private prefilter(parsed: ParsedQuery): Prefilter {
    const known = this.prefilters.get(parsed)
    if (known) return known
    const prefilter = new Prefilter(parsed.tree)
    this.prefilters.set(parsed, prefilter)
    return prefilter
  }
}
