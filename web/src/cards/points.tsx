import clsx from 'clsx'

type PointsProps = { points: readonly string[]; className?: string }

/** Short points, each marked by a lit node. */
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
