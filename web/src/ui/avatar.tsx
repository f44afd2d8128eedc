import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import { sourceOf } from '@/content/drafts/source'
import type { Image } from '@/content/objects/image'
import { ContentImage } from '@/ui/content-image'
import { initials } from '@/ui/initials'

type AvatarProps = {
  name: string
  portrait?: Image | undefined
  /** Sets the width; the height follows. */
  className?: string
}

/** A portrait or, without one, the initials. The name is shown beside it. */
export function Avatar({ name, portrait, className }: AvatarProps) {
  if (portrait) {
    return (
      <div className={clsx('shrink-0', className)}>
        <ContentImage image={portrait} maxWidth={400} ratio={1} sizes="400px" />
      </div>
    )
  }
  return (
    <div
      {...sourceOf(name)}
      aria-hidden="true"
      className={clsx(
        '@container grid aspect-square shrink-0 place-items-center rounded-full bg-paper-deep text-ink forced-colors:border',
        className,
      )}
    >
      <span className="font-serif text-[36cqi] leading-none font-medium tracking-tight">
        {initials(stegaClean(name))}
      </span>
    </div>
  )
}
