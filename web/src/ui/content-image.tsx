import type { Image } from '@/content/objects/image'
import { type ImageShape, imageProps } from '@/content/objects/image-url'

/** An editor's image with its caption. */
export function ContentImage({ image, ...shape }: { image: Image } & ImageShape) {
  const { alt, style, ...props } = imageProps(image, shape)
  const { placeholder } = image
  return (
    <figure>
      {/* biome-ignore lint/performance/noImgElement: what next/image says of it, without its code in the browser */}
      <img
        {...props}
        alt={alt}
        className="h-auto w-full rounded-lg bg-paper-deep bg-cover"
        style={{ ...style, ...(placeholder && { backgroundImage: `url(${placeholder})` }) }}
      />
      {image.caption && (
        <figcaption className="mt-3 text-small text-ink-mute">{image.caption}</figcaption>
      )}
    </figure>
  )
}
