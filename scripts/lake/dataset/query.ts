import { type EvaluateContext, evaluateTree } from './groq-tree.ts'
import { copyJson } from './json-value.ts'
import { LakeError } from './lake-error.ts'
import { documentMatcher } from './matcher.ts'
import { type ParsedQuery, QueryParser, queryError } from './parsed-query.ts'
import { perspectiveRule } from './perspective.ts'
import { Prefilter } from './prefilter.ts'
import { querySourceMap } from './source-map/query-source-map.ts'
import { queryTags } from './sync-tags.ts'
import type { LakeDocument, Params, QueryAnswer, QueryOptions } from './types.ts'
import type { Views } from './views.ts'

export interface QuerySettings {
  projectId: string
  dataset: string
  clock: () => Date
}

/** Parameters as JSON and nothing else: groq-js trusts its values. */
function copyParams(groq: string, params: Params): Params {
  try {
    return copyJson(params) as Params
  } catch (error) {
    throw queryError(groq, error)
  }
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
    const params = copyParams(groq, given)
    const rule = perspectiveRule(options.perspective ?? 'raw', options.publicOnly ?? false)
    const parsed = this.parser.parse(groq, params)
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

  /** Whether one document belongs to a listener's query; throws a `QueryError`. */
  matcher(
    groq: string,
    given: Params,
    identity?: string,
  ): (document: LakeDocument | null) => boolean {
    const params = copyParams(groq, given)
    const { tree } = this.parser.parse(groq, params)
    return documentMatcher(tree, () => ({ ...this.context(identity), params }))
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
