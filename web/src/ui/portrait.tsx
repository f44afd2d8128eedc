import clsx from 'clsx'
import type { Image } from '@/content/objects/image'
import { ContentImage } from '@/ui/content-image'

type PortraitProps = {
  image: Image | undefined
  /** In a list of many, or with a biography. */
  size: 'small' | 'large'
}

// The class, and the largest width in pixels.
const sizes = { small: ['w-16 self-start', 64], large: ['w-28 sm:w-36', 144] } as const

/** A square portrait. Without one there is no place for it: an empty disc looks like a missing photo. */
export function Portrait({ image, size }: PortraitProps) {
  if (!image) return null
  const [className, width] = sizes[size]
  return (
    <div className={clsx('shrink-0', className)}>
      <ContentImage image={image} maxWidth={width * 3} ratio={1} sizes={`${width}px`} />
    </div>
  )
}
