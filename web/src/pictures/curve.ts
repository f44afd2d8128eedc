export type Point = { x: number; y: number }

/** One flow as a smooth line that leaves and arrives along the drawing's main direction. */
export function curve(from: Point, to: Point, along: 'x' | 'y' = 'x'): string {
  const half = along === 'x' ? (to.x - from.x) / 2 : (to.y - from.y) / 2
  const [c1, c2] =
    along === 'x'
      ? [`${from.x + half} ${from.y}`, `${to.x - half} ${to.y}`]
      : [`${from.x} ${from.y + half}`, `${to.x} ${to.y - half}`]
  return `M${from.x} ${from.y}C${c1} ${c2} ${to.x} ${to.y}`
}

/** Several flows end to end as one line. */
export function chain(points: readonly Point[], along: 'x' | 'y' = 'x'): string {
  return points
    .slice(1)
    .map((point, index) => curve(points[index] ?? point, point, along))
    .map((line, index) => (index === 0 ? line : line.slice(line.indexOf('C'))))
    .join('')
}

/** Halfway along such a curve, by symmetry. */
export function midpoint(from: Point, to: Point): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

/** Points as one path of zero-length strokes: with round caps each is a dot as wide as the stroke. */
export function dots(points: readonly Point[]): string {
  return points.map(({ x, y }) => `M${x} ${y}h0`).join('')
}
