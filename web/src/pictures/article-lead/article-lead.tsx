import { LEAD_WIDTH, leadData } from '@/pictures/article-lead/lead-data'
import { chain, curve } from '@/pictures/curve'

type ArticleLeadProps = {
  /** What the drawing follows from: the article's address. */
  name: string
  tone?: 'paper' | 'night'
  /** A strip across the page, not a card's picture. */
  wide?: boolean
}

const HEIGHT = 180
const WIDE_HEIGHT = 80

/** A traced path of its own for each article that has no image. An ornament. */
export function ArticleLead({ name, tone = 'paper', wide = false }: ArticleLeadProps) {
  const height = wide ? WIDE_HEIGHT : HEIGHT
  const { columns, lit, dim } = leadData(name, height)
  const [large, small] = wide ? [4.5, 3.25] : [7, 5]
  const night = tone === 'night'
  const ground = night ? 'var(--color-night-raised)' : 'var(--color-paper-deep)'
  const line = night ? 'var(--color-night-dim)' : 'var(--color-line-strong)'
  const edge = night ? 'var(--color-on-night-soft)' : 'var(--color-ink)'
  const last = lit.at(-1)
  return (
    <svg
      viewBox={`0 0 ${LEAD_WIDTH} ${height}`}
      aria-hidden="true"
      className="block h-auto w-full rounded-md"
      style={{ background: ground }}
    >
      <path
        d={dim.map(([from, to]) => curve(from, to)).join('')}
        fill="none"
        stroke={line}
        strokeWidth={wide ? 0.8 : 1.25}
        opacity="0.75"
      />
      <path
        d={chain(lit)}
        fill="none"
        stroke="var(--color-lantern)"
        strokeWidth={wide ? 6 : 9}
        opacity="0.2"
      />
      <path
        d={chain(lit)}
        fill="none"
        stroke="var(--color-lantern)"
        strokeWidth={wide ? 1.75 : 2.75}
      />
      <g fill={ground} stroke={edge} strokeWidth={wide ? 1 : 1.5}>
        {columns.flat().map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={small} />
        ))}
      </g>
      {last && (
        <circle cx={last.x} cy={last.y} r={large} fill="var(--color-lantern)" stroke={edge} />
      )}
    </svg>
  )
}
