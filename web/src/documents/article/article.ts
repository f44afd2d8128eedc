import { stegaClean } from '@sanity/client/stega'
import { type Source, sourceOf } from '@/content/drafts/source'
import { type Image, toImage } from '@/content/objects/image'
import { imageProps } from '@/content/objects/image-url'
import type { PortableText, PortableTextItem } from '@/content/objects/portable-text'
import type { ARTICLE_QUERY_RESULT, ARTICLES_QUERY_RESULT } from '@/content/types.gen'

export type Article = NonNullable<ARTICLE_QUERY_RESULT>

export type RawArticleSummary = ARTICLES_QUERY_RESULT[number]

/** An article for a card. Sent to the browser, so images are URLs. */
export type ArticleSummary = Omit<RawArticleSummary, 'image' | 'author'> & {
  image?: SummaryImage | undefined
  /** `By Ada Okafor`; empty without an author. */
  byline: string
  /** The field of the date, in draft mode. */
  dateSource?: Source | undefined
}

export type SummaryImage = {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
}

const CARD = { maxWidth: 640, ratio: 16 / 9, sizes: '100vw' }

export function toArticleSummary(raw: RawArticleSummary): ArticleSummary {
  const { image: rawImage, author, ...summary } = raw
  const image = toImage(rawImage)
  const dateSource = sourceOf(raw.title, 'publishedOn')
  return {
    ...summary,
    byline: author && `By ${author}`,
    ...(image && { image: toSummaryImage(image) }),
    ...(dateSource['data-sanity'] && { dateSource }),
  }
}

/** Image attributes without `sizes`, which depends on the layout. */
function toSummaryImage(image: Image): SummaryImage {
  const { src, srcSet, width, height } = imageProps(image, CARD)
  return { src, srcSet, width: Number(width), height: Number(height), alt: image.alt }
}

export type Neighbor = Pick<ArticleSummary, 'path' | 'title'>
export type Neighbors = { previous?: Neighbor; next?: Neighbor }

/** Words per minute: adults reading non-fiction silently (Brysbaert 2019). */
const WORDS_PER_MINUTE = 238

/** The reading time in minutes, at least one; includes code, tables and callouts. */
export function readingMinutes(body: PortableText): number {
  const words = body.reduce((sum, item) => sum + countWords(stegaClean(textOf(item))), 0)
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

function textOf(item: PortableTextItem): string {
  if ('code' in item) return String(item.code)
  if ('rows' in item) return (item.rows as string[][]).flat().join(' ')
  if ('tone' in item) return `${item.title} ${item.text}`
  if ('image' in item) return ''
  return item.children.map((child) => ('text' in child ? String(child.text) : '')).join('')
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
