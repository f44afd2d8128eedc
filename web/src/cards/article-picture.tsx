import type { SummaryImage } from '@/content/article/article-summary'
import { ArticleLead } from '@/pictures/article-lead/article-lead'

type ArticlePictureProps = {
  path: string
  image?: SummaryImage | undefined
  sizes: string
  tone?: 'paper' | 'night'
}

/** An article's image, or the drawing that stands for it. */
export function ArticlePicture({ path, image, sizes, tone }: ArticlePictureProps) {
  if (!image) return <ArticleLead name={path} {...(tone && { tone })} />
  return (
    // biome-ignore lint/performance/noImgElement: the lake scales and encodes, and cards are drawn in the browser, too
    <img
      {...image}
      alt={image.alt}
      sizes={sizes}
      loading="lazy"
      decoding="async"
      className="aspect-video h-auto w-full rounded-md bg-paper-deep object-cover"
    />
  )
}
