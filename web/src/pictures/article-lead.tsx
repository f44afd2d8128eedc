import { chain, curve, type Point } from '@/pictures/flows'

type ArticleLeadProps = {
  /** The seed of the drawing: the article's path. */
  name: string
  tone?: 'paper' | 'night'
}

const HEIGHT = 180

/** A decorative traced path for an article without an image. */
export function ArticleLead({ name, tone = 'paper' }: ArticleLeadProps) {
  const { columns, lit, dim } = leadData(name)
  const night = tone === 'night'
  const ground = night ? 'var(--color-night-raised)' : 'var(--color-paper-deep)'
  const line = night ? 'var(--color-night-dim)' : 'var(--color-line-strong)'
  const edge = night ? 'var(--color-on-night-soft)' : 'var(--color-ink)'
  const last = lit.at(-1)
  return (
    <svg
      viewBox={`0 0 ${LEAD_WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="block h-auto w-full rounded-md"
      style={{ background: ground }}
    >
      <path
        d={dim.map(([from, to]) => curve(from, to)).join('')}
        fill="none"
        stroke={line}
        strokeWidth={1.25}
        opacity="0.75"
      />
      <path
        d={chain(lit)}
        fill="none"
        stroke="var(--color-lantern)"
        strokeWidth={9}
        opacity="0.2"
      />
      <path d={chain(lit)} fill="none" stroke="var(--color-lantern)" strokeWidth={2.75} />
      <g fill={ground} stroke={edge} strokeWidth={1.5}>
        {columns.flat().map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={5} />
        ))}
      </g>
      {last && <circle cx={last.x} cy={last.y} r={7} fill="var(--color-lantern)" stroke={edge} />}
    </svg>
  )
}

export type LeadData = {
  /** The nodes of each column, from left to right. */
  columns: Point[][]
  /** The highlighted path. */
  lit: Point[]
  /** The dimmed edges. */
  dim: [Point, Point][]
}

/** Nodes per column: a peel chain, a fan, a mixer, parallel lanes, hops, a consolidation. */
const SHAPES = [
  [1, 2, 2, 2, 2, 2],
  [1, 2, 4, 4, 2],
  [3, 4, 1, 4, 3],
  [2, 2, 2, 2, 2],
  [1, 1, 3, 1, 2, 1],
  [4, 3, 2, 1, 1],
]

const LEAD_WIDTH = 320

/** The drawing for a seed, 320 wide; deterministic. */
function leadData(name: string): LeadData {
  const random = randomFrom(name)
  const shape = SHAPES[Math.floor(random() * SHAPES.length)] ?? [1, 2, 2, 1]
  const columns = shape.map((count, column) => {
    const step = HEIGHT / (count + 1)
    const x = 26 + (column * (LEAD_WIDTH - 52)) / (shape.length - 1)
    return Array.from({ length: count }, (_, row) => ({
      x: Math.round(x + (random() - 0.5) * 18),
      y: Math.round(step * (row + 1) + (random() - 0.5) * step * 0.7),
    }))
  })
  const lit = columns.flatMap((stops) => stops[Math.floor(random() * stops.length)] ?? [])
  const dim = columns.slice(1).flatMap((stops, index) =>
    stops.flatMap((to): [Point, Point][] => {
      const before = columns[index] ?? []
      const from = before[Math.floor(random() * before.length)]
      return !from || (lit.includes(from) && lit.includes(to)) ? [] : [[from, to]]
    }),
  )
  return { columns, lit, dim }
}

/** Pseudorandom numbers from 0 to 1: FNV hash of the seed, then mulberry32. */
function randomFrom(name: string): () => number {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
