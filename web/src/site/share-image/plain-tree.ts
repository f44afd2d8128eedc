import { isValidElement, type ReactNode } from 'react'

/** What can be sent to another thread, and what satori draws like an element of React. */
export type PlainNode =
  | string
  | number
  | boolean
  | null
  | undefined
  | PlainNode[]
  | { type: string; key: null; props: Record<string, unknown> }

/** Calls the components of a tree, so that only plain objects are left. They use no hooks and no promises. */
export function toPlainTree(node: ReactNode): PlainNode {
  if (Array.isArray(node)) return node.map(toPlainTree)
  if (!isValidElement<{ children?: ReactNode }>(node)) return node as PlainNode
  const { type, props } = node
  if (typeof type === 'function') {
    const component = type as (props: object) => ReactNode
    return toPlainTree(component(props))
  }
  const { children, ...attributes } = props
  const drawn =
    children === undefined ? attributes : { ...attributes, children: toPlainTree(children) }
  return { type: String(type), key: null, props: drawn }
}
