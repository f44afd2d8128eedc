import { Fragment, isValidElement, type ReactNode } from 'react'

/** An element as a plain object, which can be sent to a worker and drawn by satori. */
export type PlainNode =
  | string
  | number
  | boolean
  | null
  | undefined
  | PlainNode[]
  | { type: string; key: null; props: Record<string, unknown> }

/** Renders the components of a tree to plain objects. They must not use hooks or promises. */
export function toPlainTree(node: ReactNode): PlainNode {
  if (Array.isArray(node)) return node.map(toPlainTree)
  if (!isValidElement<{ children?: ReactNode }>(node)) return node as PlainNode
  const { type, props } = node
  if (type === Fragment) return toPlainTree(props.children)
  if (typeof type === 'function') {
    const component = type as (props: object) => ReactNode
    return toPlainTree(component(props))
  }
  const { children, ...attributes } = props
  const drawn =
    children === undefined ? attributes : { ...attributes, children: toPlainTree(children) }
  return { type: String(type), key: null, props: drawn }
}
