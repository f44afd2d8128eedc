import type { ReactNode } from 'react'
import { type PlainNode, toPlainTree } from '@/site/share-image/plain-tree'
import { COLORS } from './theme'

type DrawingProps = { width: number; height: number; viewBox?: string; children: ReactNode }

/** An SVG of the site, in the elements and colors of the file. */
export function Drawing({ width, height, viewBox, children }: DrawingProps): ReactNode {
  const svg = toPlainTree(children)
  if (typeof svg !== 'object' || svg === null || Array.isArray(svg)) return null
  return forPaper({
    ...svg,
    props: { ...svg.props, ...(viewBox && { viewBox }), width, height },
  }) as ReactNode
}

/** The same elements by the library's names, without what is for browsers only. */
function forPaper(node: PlainNode): PlainNode {
  if (Array.isArray(node)) return node.map(forPaper)
  if (typeof node !== 'object' || node === null) return node
  const { className: _, 'aria-hidden': __, children, ...attributes } = node.props
  const props = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? inHex(value) : value,
    ]),
  )
  return {
    ...node,
    type: node.type.toUpperCase(),
    props: {
      ...props,
      ...(children !== undefined && { children: forPaper(children as PlainNode) }),
    },
  }
}

function inHex(value: string): string {
  const [, name] = /^var\(--color-([\w-]+)\)$/.exec(value) ?? []
  return (name && COLORS[name as keyof typeof COLORS]) || value
}
