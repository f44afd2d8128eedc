import { type EvaluateContext, evaluateTree } from './groq-tree.ts'
import { copyJson } from './json-value.ts'
import { documentMatcher } from './matcher.ts'
import { type ParsedQuery, QueryParser } from './parsed-query.ts'
import { perspectiveRule } from './perspective.ts'
import { Prefilter } from './prefilter.ts'
import { asking } from './query-error.ts'
import { querySourceMap } from './source-map/query-source-map.ts'
import { queryTags } from './sync-tags.ts'
import type { LakeDocument, Params, QueryAnswer, QueryOptions } from './types.ts'
import type { View } from './view.ts'
import type { Views } from './views.ts'

export interface QuerySettings {
  projectId: string
  dataset: string
  clock: () => Date
}

/** Parameters as JSON and nothing else: groq-js trusts its values. */
const copyParams = (params: Params): Params => copyJson(params) as Params

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
    const rule = perspectiveRule(options.perspective ?? 'raw', options.publicOnly ?? false)
    return asking(groq, () => this.answer(groq, copyParams(given), this.views.get(rule), options))
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

  private answer(groq: string, params: Params, view: View, options: QueryOptions): QueryAnswer {
    const parsed = this.parser.parse(groq, params)
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
    const result = evaluateTree(tree, context, normalise)
    const syncTags = queryTags(prefilter.sites, params, dereferenced)
    if (!options.sourceMap) return { result, syncTags }
    const resultSourceMap = querySourceMap({ tree, lists, context, normalise }, result)
    return { result, syncTags, ...(resultSourceMap && { resultSourceMap }) }
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
