import { MAX_QUERY_MS } from '../../limits.ts'
import { copyJson } from '../json-value.ts'
import { LakeError, QueryError, queryError } from '../lake-error.ts'
import type { LakeDocument, Params, QueryAnswer, QueryOptions } from '../types.ts'
import {
  type EvaluateContext,
  evaluateTree,
  evaluateTreeAsync,
  isAsyncOnly,
  type Node,
  readsEverything,
} from './groq-tree.ts'
import { documentMatcher } from './matcher.ts'
import { parseQuery } from './parsed-query.ts'
import { perspectiveRule } from './perspective.ts'
import { withSites } from './sites.ts'
import { buildSourceMap } from './source-map/build-source-map.ts'
import { evaluateInstrumented } from './source-map/instrument.ts'
import { tagsOfAnswer } from './sync-tags.ts'
import { type Documents, View } from './view.ts'
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

  /** Evaluates a query without `diff::`; throws a `LakeError`. */
  query(groq: string, given: Params, options: QueryOptions): QueryAnswer {
    return limited(groq, () => {
      const { tree, params } = this.readSync(groq, given)
      return this.answer(tree, params, options)
    })
  }

  /** The same for every query, also for one that groq-js evaluates asynchronously only. */
  async queryAsync(groq: string, given: Params, options: QueryOptions): Promise<QueryAnswer> {
    const { tree, params, answer } = limited(groq, () => {
      const read = this.read(groq, given)
      if (isAsyncOnly(read.tree)) return { ...read, answer: undefined }
      return { ...read, answer: this.answer(read.tree, read.params, options) }
    })
    if (answer) return answer
    // Without a source map: the result is valid without one.
    const { sited, lists, context, tags } = this.prepare(tree, params, options)
    const { timed, isOver } = timeLists(lists)
    try {
      const timedParams = { ...context.params, ...timed }
      const result = await evaluateTreeAsync(sited, { ...context, params: timedParams })
      if (isOver()) throw tooSlow(groq)
      return { result, syncTags: tags() }
    } catch (error) {
      throw queryError(groq, error)
    }
  }

  /**
   * Tells which documents are of a listener's query; it and this throw a `LakeError`. It takes those of a whole
   * transaction, since the time limit alone takes a third of a millisecond.
   */
  matcher(groq: string, given: Params, identity?: string): Matcher {
    const { tree, params } = limited(groq, () => this.readSync(groq, given))
    const matches = documentMatcher(tree, () => ({ ...this.context(identity), params }))
    return (documents) => limited(groq, () => documents.map(matches))
  }

  /** Copies parameters as plain JSON, since groq-js trusts its values. */
  private read(groq: string, given: Params): { tree: Node; params: Params } {
    const params = copyJson(given) as Params
    return { tree: parseQuery(groq, params), params }
  }

  private readSync(groq: string, given: Params): { tree: Node; params: Params } {
    const read = this.read(groq, given)
    if (!isAsyncOnly(read.tree)) return read
    throw new QueryError(groq, 'diff:: works in queries, not in mutations and listeners', 0)
  }

  private prepare(query: Node, params: Params, options: QueryOptions) {
    const rule = perspectiveRule(options.perspective ?? 'raw', options.publicOnly ?? false)
    const view = this.views.get(rule.key) ?? new View(rule, this.documents)
    if (this.views.size >= MAX_VIEWS) this.views.clear()
    this.views.set(rule.key, view)
    const { tree: sited, lists, filters } = withSites(query, view, params)
    const references = new Set<string>()
    const context: EvaluateContext = {
      ...this.context(options.identity),
      dataset: view.all(),
      params: { ...params, ...lists },
      dereference: ({ _ref }) => {
        references.add(_ref)
        return view.get(_ref)
      },
    }
    const tags = () => tagsOfAnswer(filters, references, readsEverything(sited))
    return { sited, lists, context, tags }
  }

  private answer(query: Node, params: Params, options: QueryOptions): QueryAnswer {
    const { sited, lists, context, tags } = this.prepare(query, params, options)
    const answer = { result: evaluateTree(sited, context), syncTags: tags() }
    if (!options.sourceMap) return answer
    try {
      const instrumented = evaluateInstrumented(sited, context, lists)
      const resultSourceMap = buildSourceMap(instrumented, answer.result)
      return { ...answer, ...(resultSourceMap && { resultSourceMap }) }
    } catch {
      // The result is valid without a source map.
      return answer
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
  try {
    return withinTime(MAX_QUERY_MS, run, () => tooSlow(groq))
  } catch (error) {
    throw queryError(groq, error)
  }
}

/**
 * Lists that end at the time limit, and so end an asynchronous query: it never returns to the event loop, so no timer
 * can. They do not throw: groq-js leaves such a rejection unhandled.
 */
function timeLists(lists: Record<string, Documents>) {
  const end = performance.now() + MAX_QUERY_MS
  const isOver = () => performance.now() > end
  const read = async function* (list: Documents) {
    for (const document of list) {
      if (isOver()) return
      yield document
    }
  }
  // groq-js knows an iterator by its `next`, and asks it for a new one each time it reads the list.
  const timed: Params = {}
  for (const [name, list] of Object.entries(lists))
    timed[name] = Object.assign(read(list), { [Symbol.asyncIterator]: () => read(list) })
  return { timed, isOver }
}

function tooSlow(groq: string): LakeError {
  const description =
    `The query was stopped after ${MAX_QUERY_MS / 1000} s. Filter by _type or _id first, ` +
    'and avoid *[…] inside of another filter or projection.'
  return new LakeError(422, { error: { type: 'queryTimeoutError', description, query: groq } })
}
