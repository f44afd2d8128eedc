import clsx from 'clsx'

type PointsProps = { points: readonly string[]; className?: string }

/** Short points with lit nodes as markers. */
export function Points({ points, className }: PointsProps) {
  if (points.length === 0) return null
  return (
    <ul className={clsx('lit-points', className)}>
      {points.map((point) => (
        <li key={point} dir="auto">
          {point}
        </li>
      ))}
    </ul>
  )
}

const MOST = 5
const WIDTH = 24

/** The stars between two indexes as one path. */
function stars(from: number, to: number): string {
  return Array.from(
    { length: Math.max(0, to - from) },
    (_, index) =>
      `M${10 + WIDTH * (from + index)} 1.6l2.5 5.5 6 .7-4.4 4.1 1.2 5.9-5.3-2.9-5.3 2.9 1.2-5.9-4.4-4.1 6-.7Z`,
  ).join('')
}

/** A rating as stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={`${rating} out of ${MOST} stars`}
      viewBox={`0 0 ${MOST * WIDTH - 4} 20`}
      width={MOST * WIDTH - 4}
      height="20"
      className="fill-none stroke-lantern-deep"
      strokeWidth="1.2"
      strokeLinejoin="round"
    >
      <path d={stars(0, rating)} className="fill-lantern" />
      <path d={stars(rating, MOST)} />
    </svg>
  )
}
