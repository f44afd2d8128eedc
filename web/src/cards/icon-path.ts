import type { IconNode } from 'lucide'

type Attributes = IconNode[number][1]

/** All shapes of an icon as one path. */
export function iconPath(icon: IconNode): string {
  return icon.map(([tag, attributes]) => pathOf(tag, attributes)).join('')
}

function pathOf(tag: string, attributes: Attributes): string {
  const at = (name: string) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'path':
      // A first move may be relative: to where the shape before it ended, unless told otherwise.
      return String(attributes.d ?? '').replace(/^m/, 'M0 0m')
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
    case 'polyline':
      return `M${attributes.points}`
    case 'polygon':
      return `M${attributes.points}Z`
    case 'circle':
      return roundedBox(at('cx') - at('r'), at('cy') - at('r'), 2 * at('r'), 2 * at('r'), at('r'))
    case 'ellipse':
      return `M${at('cx') - at('rx')} ${at('cy')}a${at('rx')} ${at('ry')} 0 1 0 ${2 * at('rx')} 0a${at('rx')} ${at('ry')} 0 1 0 ${-2 * at('rx')} 0`
    case 'rect':
      return roundedBox(at('x'), at('y'), at('width'), at('height'), at('rx'))
    default:
      throw new Error(`The icon library draws with <${tag}>, which icons here cannot`)
  }
}

/** A circle is a box whose corners meet. */
function roundedBox(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`
  )
}
