import clsx from 'clsx'
import { leadData } from '@/pictures/article-lead/lead-data'
import { chain, curve } from '@/pictures/curve'

type ArticleLeadProps = {
  /** What the drawing follows from: the article's address. */
  name: string
  tone?: 'paper' | 'night'
  className?: string
}

/** A traced path of its own for each article that has no image. An ornament. */
export function ArticleLead({ name, tone = 'paper', className }: ArticleLeadProps) {
  const { columns, lit, dim } = leadData(name)
  const night = tone === 'night'
  const ground = night ? 'var(--color-night-raised)' : 'var(--color-paper-deep)'
  const line = night ? 'var(--color-night-dim)' : 'var(--color-line-strong)'
  const edge = night ? 'var(--color-on-night-soft)' : 'var(--color-ink)'
  const last = lit.at(-1)
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={clsx('block w-full rounded-md', className)}
      style={{ background: ground }}
    >
      <path
        d={dim.map(([from, to]) => curve(from, to)).join('')}
        fill="none"
        stroke={line}
        strokeWidth="1.25"
        opacity="0.75"
      />
      <path
        d={chain(lit)}
        fill="none"
        stroke="var(--color-lantern)"
        strokeWidth="9"
        opacity="0.2"
      />
      <path d={chain(lit)} fill="none" stroke="var(--color-lantern)" strokeWidth="2.75" />
      <g fill={ground} stroke={edge} strokeWidth="1.5">
        {columns.flat().map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />
        ))}
      </g>
      {last && <circle cx={last.x} cy={last.y} r="7" fill="var(--color-lantern)" stroke={edge} />}
    </svg>
  )
}
