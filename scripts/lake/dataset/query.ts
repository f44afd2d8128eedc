import { type EvaluateContext, evaluateTree } from './groq-tree.ts'
import { LakeError } from './lake-error.ts'
import { type ParsedQuery, QueryParser, queryError } from './parsed-query.ts'
import { perspectiveRule } from './perspective.ts'
import { Prefilter } from './prefilter.ts'
import { querySourceMap } from './source-map/query-source-map.ts'
import { queryTags } from './sync-tags.ts'
import type { Params, QueryAnswer, QueryOptions } from './types.ts'
import type { Views } from './views.ts'

export interface QuerySettings {
  projectId: string
  dataset: string
  clock: () => Date
}

/** Answers queries over the views of a dataset. */
export class QueryEngine {
  private readonly parser = new QueryParser()
  private readonly prefilters = new WeakMap<ParsedQuery, Prefilter>()
  private readonly views: Views
  private readonly settings: QuerySettings

  constructor(views: Views, settings: QuerySettings) {
    this.views = views
    this.settings = settings
  }

  /** Answers a query, or throws a `QueryError`. */
  query(groq: string, given: Params, options: QueryOptions): QueryAnswer {
    const params = { ...given }
    const rule = perspectiveRule(options.perspective ?? 'raw', options.publicOnly ?? false)
    const parsed = this.parse(groq, params)
    const prefilter = this.prefilter(parsed)
    const view = this.views.get(rule)
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
    try {
      const { normalise } = parsed
      const { tree, lists } = prefilter.apply(view, params, context)
      context.params = { ...params, ...lists }
      const result = evaluateTree(tree, context, normalise)
      const syncTags = queryTags(prefilter.sites, params, dereferenced)
      if (!options.sourceMap) return { result, syncTags }
      const resultSourceMap = querySourceMap({ tree, lists, context, normalise }, result)
      return { result, syncTags, ...(resultSourceMap && { resultSourceMap }) }
    } catch (error) {
      throw error instanceof LakeError ? error : queryError(groq, error)
    }
  }

  /** Parses a query and checks that its parameters are given; throws a `QueryError`. */
  parse(groq: string, params: Params): ParsedQuery {
    return this.parser.parse(groq, params)
  }

  /** What groq-js needs to know beside the documents. */
  context(identity = 'anonymous'): Pick<EvaluateContext, 'identity' | 'timestamp' | 'sanity'> {
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
