import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

// Node runs this file in the drawing process, without a bundler.

type Node = string | number | boolean | null | undefined | Node[] | TreeNode
type TreeNode = { type: string; props: Record<string, unknown> }

/** The tokens of styles/tokens.css, such as `color-ink` and `text-small`. */
export type Tokens = ReadonlyMap<string, string>

export function readTokens(css: string): Tokens {
  return new Map(
    [...css.matchAll(/--([a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const PIXELS_PER_REM = 16

/**
 * The markup of an SVG of the page, with a style sheet for its Tailwind classes. Classes of wide screens apply, so what
 * only phones show is hidden.
 */
export function paperSvg(svg: TreeNode, tokens: Tokens): string {
  const { children, ...props } = svg.props
  const frame = { ...props, color: tokens.get('color-ink'), fontFamily: 'Instrument Sans' }
  const style = createElement('style', null, styleSheet(tokens))
  const marks = createElement('g', null, ...elementsOf(children as Node, tokens))
  return renderToStaticMarkup(createElement('svg', frame, style, marks))
}

function styleSheet(tokens: Tokens): string {
  const rules = [...tokens].flatMap(([token, value]) => {
    const [, kind, name] = /^(color|text)-([a-z-]+?)$/.exec(token) ?? []
    if (kind === 'color') return [`.fill-${name}{fill:${value}}.stroke-${name}{stroke:${value}}`]
    const rem = Number(/^([\d.]+)rem$/.exec(value)?.[1])
    return kind === 'text' && rem > 0 ? [`.text-${name}{font-size:${rem * PIXELS_PER_REM}px}`] : []
  })
  return [
    ...rules,
    '.fill-none{fill:none}.fill-current{fill:currentColor}.stroke-current{stroke:currentColor}',
    '.font-semibold{font-weight:600}.overflow-visible{overflow:visible}',
    '[class~="sm:hidden"]{display:none}',
  ].join('')
}

/** Longer labels do not fit, and take seconds to draw. */
const LONGEST_LABEL = 200

const elementsOf = (node: Node, tokens: Tokens): ReactNode[] =>
  Array.isArray(node) ? node.flatMap((each) => elementsOf(each, tokens)) : [toElement(node, tokens)]

/** A node of the plain tree as an element, with CSS variables resolved. */
function toElement(node: Exclude<Node, Node[]>, tokens: Tokens): ReactNode {
  if (typeof node === 'string') return node.slice(0, LONGEST_LABEL)
  if (typeof node !== 'object' || node === null) return node
  const { children, ...attributes } = node.props
  const props = Object.entries(attributes).map(([name, value]) => {
    const [, token] = typeof value === 'string' ? (/^var\(--([\w-]+)\)$/.exec(value) ?? []) : []
    return [name, (token && tokens.get(token)) ?? value]
  })
  const inner = elementsOf(children as Node, tokens)
  return createElement(node.type, Object.fromEntries(props), ...inner)
}
