import { isAttribute, isCall, isOperation, mapTree, type Node, parseTree } from './groq-tree.ts'

/** One null, which becomes the last element. */
const UNIQUE = parseTree(
  'array::unique(array::compact(list)) + select(null in list => [null], [])',
  {},
)

/** groq-js keeps every null of `array::unique`, and does not compare paths: `path("a.b") in path("a.*")`. */
export function rewriteFaults(tree: Node): Node {
  return mapTree(tree, (node) => {
    if (isFunction(node, 'array', 'unique')) {
      const [list] = node.args as Node[]
      return mapTree(UNIQUE, (part) => (list && isAttribute(part) ? list : part))
    }
    if (!isOperation(node) || node.op !== 'in') return node
    if (!isFunction(node.left, 'global', 'path') || !isFunction(node.right, 'global', 'path'))
      return node
    return { ...node, left: (node.left.args as Node[])[0] as Node }
  })
}

const isFunction = (node: Node, namespace: string, name: string): boolean =>
  isCall(node) && node.namespace === namespace && node.name === name
