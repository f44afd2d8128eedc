import type { Params } from '../types.ts'
import { type Conjunct, conjunctsOverEverything, type Found, lookUp } from './conjuncts.ts'
import { type EvaluateContext, isCall, isNode, isValue, mapTree, type Node } from './groq-tree.ts'
import { isKeepableOrder, orderedList } from './ordered-lists.ts'
import type { Documents } from './sorted-documents.ts'
import type { View } from './view.ts'

/** A query to evaluate, with index results in place of `*[…]`. */
export interface Prefiltered {
  tree: Node
  /** The index results, as parameters with names that no query can contain. */
  lists: Record<string, Documents>
}

/** A place in a query that reads documents: `*`, `*[…]` or `*[…] | order(…)`. */
interface Site {
  conjuncts: Conjunct[]
  /** The arguments of `order`, when sorted lists may be cached. */
  order: Node[] | undefined
}

/** What an index contributes to a site: the condition it covers, and whether it is sorted. */
interface Choice {
  list: boolean
  decided: number
  ordered: boolean
}

/** A query whose filters over `*` use the indexes of a view instead of scanning all documents. */
export class Prefilter {
  readonly sites: Site[] = []
  private readonly plain: Node
  private readonly marked: Node
  private readonly trees = new Map<string, Node>()

  constructor(tree: Node) {
    this.plain = tree
    this.marked = this.mark(tree)
  }

  /** Picks the most selective index for each site. */
  apply(view: View, params: Params, context: EvaluateContext): Prefiltered {
    const lists: Record<string, Documents> = {}
    const choices = this.sites.map(({ conjuncts, order }, site): Choice => {
      const best = fewest(conjuncts, view, params)
      const { documents, kept } = best.found ?? { documents: view.all(), kept: true }
      const ordered = order !== undefined && kept
      const list = ordered || best.found !== undefined
      if (list) lists[listName(site)] = ordered ? orderedList(documents, order, context) : documents
      return { list, decided: best.index, ordered }
    })
    return { tree: this.treeFor(choices), lists }
  }

  private treeFor(choices: Choice[]): Node {
    if (!choices.some(({ list }) => list)) return this.plain
    const key = choices.map(({ list, decided, ordered }) => [+list, decided, +ordered]).join()
    const known = this.trees.get(key)
    if (known) return known
    const tree = mapTree(this.marked, (node) =>
      isSite(node) ? siteTree(node, choices[node.site] as Choice) : node,
    )
    this.trees.set(key, tree)
    return tree
  }

  private mark(node: Node): Node {
    const order = isKeepableOrder(node) ? (node.args as Node[]) : undefined
    const source = order ? (node.base as Node) : node
    const conjuncts = source.type === 'Everything' ? [] : conjunctsOverEverything(source)
    if (conjuncts) {
      const site = this.sites.push({ conjuncts, order }) - 1
      const conditions = conjuncts.map(({ condition }) => this.mark(condition))
      return { type: SITE, site, conditions, order } satisfies SiteNode
    }
    // `releases::all()` scans all documents implicitly.
    if (isCall(node) && node.namespace === 'releases') {
      this.sites.push({ conjuncts: [], order: undefined })
    }
    return isValue(node) ? node : this.markParts(node)
  }

  private markParts(node: Node): Node {
    const copy: Node = { type: node.type }
    for (const [part, value] of Object.entries(node)) {
      if (Array.isArray(value)) {
        copy[part] = value.map((item) => (isNode(item) ? this.mark(item) : item))
      } else copy[part] = isNode(value) ? this.mark(value) : value
    }
    return copy
  }
}

function fewest(
  conjuncts: Conjunct[],
  view: View,
  params: Params,
): { index: number; found: Found | undefined } {
  let best: { index: number; found: Found | undefined } = { index: -1, found: undefined }
  for (const [index, { lookup }] of conjuncts.entries()) {
    const found = lookup && lookUp(lookup, view, params)
    if (!found) continue
    if (best.found && best.found.documents.length <= found.documents.length) continue
    best = { index, found }
  }
  return best
}

const SITE = 'Site'

/** Placeholder for a site until its index is chosen. */
interface SiteNode extends Node {
  type: typeof SITE
  site: number
  conditions: Node[]
  order: Node[] | undefined
}

const isSite = (node: Node): node is SiteNode => node.type === SITE

const listName = (site: number): string => `\u0000site${site}`

/** The site's node without the condition that the index covers. */
function siteTree({ site, conditions, order }: SiteNode, choice: Choice): Node {
  const base: Node = choice.list
    ? { type: 'Parameter', name: listName(site) }
    : { type: 'Everything' }
  const rest = conditions.filter((_, index) => index !== choice.decided)
  const [first, ...others] = rest
  const expr = others.reduce((left, right) => ({ type: 'And', left, right }), first as Node)
  // Sorting is stable, so sorting before a filter gives the same result.
  const filtered: Node = first ? { type: 'Filter', base, expr } : base
  if (!order || choice.ordered) return filtered
  return { type: 'PipeFuncCall', name: 'order', base: filtered, args: order }
}
