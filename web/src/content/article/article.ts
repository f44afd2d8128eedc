import { type Image, toImage } from '@/content/image/image'
import { type PortableText, toPortableText } from '@/content/portable-text/portable-text'
import type { ARTICLE_QUERY_RESULT } from '@/content/sanity/types.gen'
import { type Seo, toSeo } from '@/content/seo/seo'

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
