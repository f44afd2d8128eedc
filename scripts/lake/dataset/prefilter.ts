import { type Conjunct, conjunctsOverEverything } from './conjuncts.ts'
import { isNode, isValue, mapTree, type Node } from './groq-tree.ts'
import { lookUp } from './index-lookup.ts'
import type { Documents } from './sorted-documents.ts'
import type { Params } from './types.ts'
import type { View } from './view.ts'

/** A query to evaluate, with lists of documents in place of `*[…]` where an index knew them. */
export interface Prefiltered {
  tree: Node
  /** The lists, as parameters under names that no query can write. */
  lists: Record<string, Documents>
}

/** A query whose filters over `*` are asked of the indexes of a view instead of every document. */
export class Prefilter {
  /** The conditions on `*`, place by place; an empty list where every document is asked for. */
  readonly sites: Conjunct[][] = []
  private readonly plain: Node
  private readonly marked: Node
  private readonly trees = new Map<string, Node>()

  constructor(tree: Node) {
    this.plain = tree
    this.marked = this.mark(tree)
  }

  /** Picks, for each place, the index that leaves the fewest documents to look at. */
  apply(view: View, params: Params): Prefiltered {
    const lists: Record<string, Documents> = {}
    const choices = this.sites.map((conjuncts, site) => {
      let choice = -1
      for (const [index, { lookup }] of conjuncts.entries()) {
        const found = lookup && lookUp(lookup, view, params)
        const best = lists[listName(site)]
        if (!found || (best && best.length <= found.length)) continue
        lists[listName(site)] = found
        choice = index
      }
      return choice
    })
    return { tree: this.treeFor(choices), lists }
  }

  private treeFor(choices: number[]): Node {
    if (choices.every((choice) => choice === -1)) return this.plain
    const key = choices.join()
    const known = this.trees.get(key)
    if (known) return known
    const tree = mapTree(this.marked, (node) =>
      node.type === SITE ? filterAt(node as SiteNode, choices) : node,
    )
    this.trees.set(key, tree)
    return tree
  }

  private mark(node: Node): Node {
    const conjuncts = conjunctsOverEverything(node)
    if (conjuncts) {
      const site = this.sites.push(conjuncts) - 1
      const conditions = conjuncts.map(({ condition }) => this.mark(condition))
      return { type: SITE, site, conditions } satisfies SiteNode
    }
    if (node.type === 'Everything') this.sites.push([])
    return isValue(node) ? node : this.markParts(node)
  }

  private markParts(node: Node): Node {
    const copy: Node = { type: node.type }
    for (const [part, value] of Object.entries(node)) {
      if (Array.isArray(value))
        copy[part] = value.map((item) => (isNode(item) ? this.mark(item) : item))
      else copy[part] = isNode(value) ? this.mark(value) : value
    }
    return copy
  }
}

const SITE = 'Site'

/** Stands for `*[…]` until it is known which index answers it. */
interface SiteNode extends Node {
  type: typeof SITE
  site: number
  conditions: Node[]
}

const listName = (site: number): string => `\u0000site${site}`

/** `*[…]` without the condition that an index has decided; the others stay, in their order. */
function filterAt({ site, conditions }: SiteNode, choices: number[]): Node {
  const choice = choices[site] ?? -1
  const base: Node =
    choice === -1 ? { type: 'Everything' } : { type: 'Parameter', name: listName(site) }
  const rest = conditions.filter((_, index) => index !== choice)
  if (rest.length === 0) return base
  return {
    type: 'Filter',
    base,
    expr: rest.reduce((left, right) => ({ type: 'And', left, right })),
  }
}
