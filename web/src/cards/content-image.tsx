import type { Image } from '@/content/image/image'
import { imageSource } from '@/content/sanity/image-url'

type ContentImageProps = {
  image: Image
  /** Width in CSS pixels of the largest place it is shown in. */
  maxWidth: number
  sizes: string
  /** Width divided by height, to cut it to. */
  ratio?: number
  /** Loads at once: for what a visitor sees first. */
  eager?: boolean
}

/** An editor's image, in the width that its place needs, with its caption. */
export function ContentImage({ image, maxWidth, sizes, ratio, eager }: ContentImageProps) {
  const source = imageSource(image, { maxWidth, ...(ratio && { ratio }) })
  return (
    <figure>
      {/* The lake scales and encodes; Next's optimiser would do it a second time. */}
      {/* biome-ignore lint/performance/noImgElement: see above */}
      <img
        {...source}
        alt={image.alt}
        sizes={sizes}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className="h-auto w-full rounded-lg bg-paper-deep bg-cover"
        style={image.placeholder ? { backgroundImage: `url(${image.placeholder})` } : undefined}
      />
      {image.caption && (
        <figcaption className="mt-3 text-small text-ink-mute">{image.caption}</figcaption>
      )}
    </figure>
  )
}
