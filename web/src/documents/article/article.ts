import { stegaClean } from '@sanity/client/stega'
import { type Image, toImage } from '@/objects/image'
import { imageProps } from '@/objects/image-url'
import { type PortableText, type PortableTextItem, toPortableText } from '@/objects/portable-text'
import { type Seo, toSeo } from '@/objects/seo'
import type { ARTICLE_QUERY_RESULT, ARTICLES_QUERY_RESULT } from '@/sanity/types.gen'

export type Author = { name: string; role: string; specialty?: string }

/** An article with its text. */
export type Article = {
  id: string
  title: string
  path: string
  summary: string
  /** ISO dates, as 2025-10-16. */
  publishedOn: string
  updatedAt: string
  tags: string[]
  category?: { title: string; slug: string }
  author?: Author
  image?: Image
  body: PortableText
  seo: Seo
}

export type RawArticle = NonNullable<ARTICLE_QUERY_RESULT>

export function toArticle(raw: RawArticle): Article {
  const image = toImage(raw.image)
  const { category, author } = raw
  return {
    id: raw._id,
    title: raw.title ?? '',
    path: raw.path ?? '/',
    summary: raw.summary ?? '',
    publishedOn: raw.publishedOn ?? raw._updatedAt.slice(0, 10),
    updatedAt: raw._updatedAt,
    tags: raw.tags ?? [],
    ...(category?.title && { category: { title: category.title, slug: category.slug ?? '' } }),
    ...(author?.name && {
      author: {
        name: author.name,
        role: author.role ?? '',
        ...(author.specialty && { specialty: author.specialty }),
      },
    }),
    ...(image && { image }),
    body: toPortableText(raw.body),
    seo: toSeo(raw.seo),
  }
}

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

export type Neighbour = Pick<ArticleSummary, 'path' | 'title'>

/** The articles published just before and just after one, out of a list with the newest first. */
export function neighboursOf(
  path: string,
  articles: readonly ArticleSummary[],
): { previous?: Neighbour; next?: Neighbour } {
  const place = articles.findIndex((article) => article.path === path)
  if (place < 0) return {}
  const previous = articles[place + 1]
  const next = articles[place - 1]
  return { ...(previous && { previous }), ...(next && { next }) }
}

/** What adults read of non-fiction, silently (Brysbaert 2019). */
const WORDS_PER_MINUTE = 238

/** How many minutes a text takes, at least one; code and tables are read, too. */
export function readingMinutes(body: PortableText): number {
  const words = body.reduce((sum, item) => sum + countWords(stegaClean(textOf(item))), 0)
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

function textOf(item: PortableTextItem): string {
  if ('code' in item) return String(item.code)
  if ('rows' in item) return (item.rows as string[][]).flat().join(' ')
  return item.children.map((child) => ('text' in child ? String(child.text) : '')).join('')
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}
