import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import { sourceOf } from '@/content/drafts/source'
import type { Image } from '@/content/objects/image'
import { groundFor, initials } from '@/ui/avatar-ground'
import { ContentImage } from '@/ui/content-image'

type AvatarProps = {
  name: string
  portrait?: Image | undefined
  /** Sets the width; the height follows. */
  className?: string
  /** Large: the initials under a path, on the dark ground of the graphs. */
  drawn?: boolean
}

/** A portrait or, without one, the initials. The name is shown beside it. */
export function Avatar({ name, portrait, className, drawn = false }: AvatarProps) {
  if (portrait) {
    return (
      <div className={clsx('shrink-0', className)}>
        <ContentImage image={portrait} maxWidth={400} ratio={1} sizes="400px" />
      </div>
    )
  }
  // Stega marks are not part of the name.
  const plainName = stegaClean(name)
  const ground = groundFor(plainName)
  return (
    <div
      {...sourceOf(name)}
      aria-hidden="true"
      className={clsx(
        '@container relative grid aspect-square shrink-0 overflow-hidden forced-colors:border',
        drawn
          ? 'place-content-end justify-start rounded-lg bg-night text-lantern-bright'
          : ['place-items-center rounded-full', ground.className],
        className,
      )}
    >
      {drawn && <Path points={ground.points} lit={ground.lit} />}
      <span
        className={clsx(
          'relative font-serif text-[36cqi] leading-none font-medium tracking-tight',
          drawn && 'p-[9cqi] pb-[7cqi]',
        )}
      >
        {initials(plainName)}
      </span>
    </div>
  )
}

type PathProps = { points: [x: number, y: number][]; lit: number }

function Path({ points, lit }: PathProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className="absolute inset-0 size-full"
      fill="none"
    >
      <path
        d={`M${points.map((point) => point.join(' ')).join('L')}`}
        stroke="currentColor"
        strokeWidth="0.9"
        opacity="0.6"
      />
      {points.map(([x, y], index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={index === lit ? 3.4 : 2}
          fill={index === lit ? 'currentColor' : 'var(--color-night)'}
          stroke="currentColor"
          strokeWidth="0.9"
        />
      ))}
    </svg>
  )
}
