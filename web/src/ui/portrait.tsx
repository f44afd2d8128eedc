import clsx from 'clsx'
import type { Image } from '@/content/objects/image'
import { ContentImage } from '@/ui/content-image'

type PortraitProps = {
  image: Image | undefined
  /** Sets the width; the height follows. */
  className: string
}

/** A square portrait. Without one there is no place for it: an empty disc looks like a missing photo. */
export function Portrait({ image, className }: PortraitProps) {
  if (!image) return null
  return (
    <div className={clsx('shrink-0', className)}>
      <ContentImage image={image} maxWidth={400} ratio={1} sizes="400px" />
    </div>
  )
}
