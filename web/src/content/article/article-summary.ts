import { type Image, toImage } from '@/content/image/image'
import { imageProps } from '@/content/sanity/image-url'
import type { ARTICLES_QUERY_RESULT } from '@/content/sanity/types.gen'

/** What a card shows of an article. It goes to the browser, so images are addresses already. */
export type ArticleSummary = {
  path: string
  title: string
  summary: string
  publishedOn: string
  tags: string[]
  category: { title: string; slug: string }
  author: string
  image?: SummaryImage | undefined
}

export type SummaryImage = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
}

const CARD = { maxWidth: 640, ratio: 16 / 9, sizes: '100vw' }

export type RawArticleSummary = ARTICLES_QUERY_RESULT[number]

export function toArticleSummary(raw: RawArticleSummary): ArticleSummary {
  const image = toImage(raw.image)
  return {
    path: raw.path ?? '/',
    title: raw.title ?? '',
    summary: raw.summary ?? '',
    publishedOn: raw.publishedOn ?? '',
    tags: raw.tags ?? [],
    category: { title: raw.category?.title ?? '', slug: raw.category?.slug ?? '' },
    author: raw.author ?? '',
    ...(image && { image: toSummaryImage(image) }),
  }
}

/** Where it stands says the place that draws it, so only what is the same everywhere. */
function toSummaryImage(image: Image): SummaryImage {
  const { src, srcSet, width, height } = imageProps(image, CARD)
  return { src, srcSet, width: Number(width), height: Number(height), alt: image.alt }
}
