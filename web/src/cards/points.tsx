import clsx from 'clsx'

type PointsProps = { points: readonly string[]; className?: string }

/** Short points, each marked by a lit node. */
export function Points({ points, className }: PointsProps) {
  if (points.length === 0) return null
  return (
    <ul className={clsx('space-y-2', className)}>
      {points.map((point) => (
        <li key={point} className="relative pl-6">
          <span
            aria-hidden="true"
            className="absolute top-[0.55em] left-0.5 size-2 rounded-full bg-lantern ring-2 ring-ink ring-offset-1 ring-offset-paper"
          />
          {point}
        </li>
      ))}
    </ul>
  )
}
