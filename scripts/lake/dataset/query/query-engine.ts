import { copyJson } from '../json-value.ts'
import { QueryError, queryError, withQueryErrors } from '../lake-error.ts'
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
import { withSearchParams, withSearchTerms } from './text-search.ts'
import type { ViewCache } from './view.ts'

export interface QuerySettings {
  projectId: string
  dataset: string
  clock: () => Date
}

/** Parsing is quadratic in the length: a few ms for this one. */
const MAX_PLAIN_LENGTH = 2_000

/** Copies parameters as plain JSON, since groq-js trusts its values. */
const copyParams = (params: Params): Params => copyJson(params) as Params

/** Evaluates queries over the views of a dataset. */
export class QueryEngine {
  private readonly parser = new QueryParser()
  private readonly prefilters = new WeakMap<ParsedQuery, Prefilter>()
  private readonly views: ViewCache
  private readonly settings: QuerySettings

  constructor(views: ViewCache, settings: QuerySettings) {
    this.views = views
    this.settings = settings
  }

  /** Evaluates a query without `diff::` functions; throws a `QueryError`. */
  query(groq: string, given: Params, options: QueryOptions): QueryAnswer {
    return withQueryErrors(groq, () => {
      const parsed = this.parser.parse(groq, copyParams(given))
      const params = withSearchParams(parsed.words, copyParams(given))
      if (parsed.asyncOnly) throw new QueryError(groq, 'diff:: functions cannot be used here', 0)
      const steps = this.answer(parsed, params, options)
      return withSearchTerms(parsed.words, params, () => runEvaluations(steps))
    })
  }

  /** Evaluates any query; synchronously unless it needs asynchronous functions of groq-js. */
  ask(groq: string, given: Params, options: QueryOptions): QueryAnswer | Promise<QueryAnswer> {
    return withQueryErrors(groq, () => {
      const parsed = this.parser.parse(groq, copyParams(given))
      const params = withSearchParams(parsed.words, copyParams(given))
      const steps = this.answer(parsed, params, options)
      if (!parsed.asyncOnly)
        return withSearchTerms(parsed.words, params, () => runEvaluations(steps))
      return runEvaluationsAsync(steps).catch((error: unknown) => {
        throw queryError(groq, error)
      })
    })
  }

  /** A predicate for the documents of a listener's query; throws a `QueryError`. */
  matcher(
    groq: string,
    given: Params,
    identity?: string,
  ): (document: LakeDocument | null) => boolean {
    return withQueryErrors(groq, () => {
      const { tree, words } = this.parser.parse(groq, copyParams(given))
      const params = withSearchParams(words, copyParams(given))
      return documentMatcher(tree, () => ({ ...this.context(identity), params }))
    })
  }

  /** Whether a query's matcher is cheap enough to run on every write; throws a `QueryError`. */
  isPlainFilter(groq: string, given: Params): boolean {
    if (groq.length > MAX_PLAIN_LENGTH) return false
    return withQueryErrors(groq, () => {
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
    const { normalize } = parsed
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
    const result = yield { tree, context, normalize }
    const syncTags = queryTags(prefilter.sites, params, dereferenced)
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

  private prefilter(parsed: ParsedQuery): Prefilter {
    const known = this.prefilters.get(parsed)
    if (known) return known
    const prefilter = new Prefilter(parsed.tree)
    this.prefilters.set(parsed, prefilter)
    return prefilter
  }
}
