export type Point = { x: number; y: number }

/** A flow as a smooth curve along the drawing's main direction. */
export function curve(from: Point, to: Point, along: 'x' | 'y' = 'x'): string {
  const middle = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) }
  const bends =
    along === 'x'
      ? `${middle.x} ${from.y} ${middle.x} ${to.y}`
      : `${from.x} ${middle.y} ${to.x} ${middle.y}`
  return `M${from.x} ${from.y}C${bends} ${to.x} ${to.y}`
}

/** Consecutive flows as one path. */
export function chain(points: readonly Point[], along: 'x' | 'y' = 'x'): string {
  const flows = points.slice(1).map((point, index) => curve(points[index] ?? point, point, along))
  return flows.map((flow, index) => (index === 0 ? flow : flow.slice(flow.indexOf('C')))).join('')
}

/** Points as one path of zero-length strokes: with round caps each is a dot as wide as the stroke. */
export function dots(points: readonly Point[]): string {
  return points.map(({ x, y }) => `M${x} ${y}h0`).join('')
}

type SideFlowsProps = {
  lines: readonly string[]
  ends: readonly Point[]
  ground: string
  ink: string
}

/** The dimmed flows as three paths, however many there are. */
export function SideFlows({ lines, ends, ground, ink }: SideFlowsProps) {
  const ring = dots(ends)
  return (
    <g fill="none" stroke={ink} strokeLinecap="round">
      <path d={lines.join('')} strokeWidth="1.5" />
      <path d={ring} strokeWidth="10.5" />
      <path d={ring} stroke={ground} strokeWidth="7.5" />
    </g>
  )
}
