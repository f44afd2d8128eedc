import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import type { Image } from '@/objects/image'
import { sourceOf } from '@/sanity/drafts/source'
import { groundFor, initials } from '@/ui/avatar-ground'
import { ContentImage } from '@/ui/content-image'

type AvatarProps = {
  name: string
  portrait?: Image | undefined
  /** Sets the width; the height follows. */
  className?: string
  /** Draws a traced path behind the initials; for large avatars. */
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
        '@container relative grid aspect-square shrink-0 place-items-center overflow-hidden forced-colors:border',
        drawn ? 'rounded-lg' : 'rounded-full',
        ground.className,
        className,
      )}
    >
      {drawn && <Path points={ground.points} lit={ground.lit} />}
      <span className="relative font-serif text-[36cqi] leading-none font-medium tracking-tight">
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
      <g stroke="currentColor" strokeWidth="0.6" opacity="0.35">
        <path d={`M${points.map((point) => point.join(' ')).join('L')}`} />
        {points.slice(1, -1).map(([x, y], index) => (
          <path key={x} d={`M${x} ${y}L${x + (index % 2 ? 16 : -14)} ${y > 50 ? -6 : 106}`} />
        ))}
      </g>
      {points.map(([x, y], index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={index === lit ? 2.6 : 1.5}
          fill="currentColor"
          opacity={index === lit ? 0.9 : 0.5}
        />
      ))}
    </svg>
  )
}
