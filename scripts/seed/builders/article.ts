import type { Article, ArticleCategory, Person } from '../../../web/src/content/types.gen.ts'
import type { seedImage } from '../images/seed-image.ts'
import { documentIdAt } from './document-id.ts'
import { orderRank } from './order-rank.ts'
import { portableText } from './portable-text.ts'
import type { Seed } from './seed-document.ts'

type Area = NonNullable<ArticleCategory['area']>

type ArticleFields = {
  path: string
  title: string
  /** Slug of a category in the same area. */
  category: string
  publishedOn: string
  /** The id of a person, without `person-`. */
  author: string
  tags: string[]
  summary: string
  /** Markup for `portableText`. */
  body: string
  seo: { title: string; description: string }
  image?: ReturnType<typeof seedImage>
}

const reference = (_ref: string) => ({ _type: 'reference' as const, _ref })

/** An article of the blog or the news; its path decides which. */
export function article({ path, category, author, body, seo, ...fields }: ArticleFields) {
  const area: Area = path.startsWith('/company/') ? 'news' : 'blog'
  return {
    ...fields,
    _id: documentIdAt(path),
    _type: 'article',
    path: { _type: 'slug', current: path },
    category: reference(categoryId(area, category)),
    author: reference(`person-${author}`),
    body: portableText(body),
    seo: { _type: 'seo', ...seo },
  } satisfies Seed<Article>
}

type CategoryFields = { title: string; text: string; libraryCount?: number; orderRank: string }

export function articleCategory(area: Area, slug: string, fields: CategoryFields) {
  return {
    _id: categoryId(area, slug),
    _type: 'articleCategory',
    area,
    slug: { _type: 'slug', current: slug },
    ...fields,
  } satisfies Seed<ArticleCategory>
}

const categoryId = (area: Area, slug: string) => `category-${area}-${slug}`

type AuthorFields = { name: string; role: string; specialty: string; biography: string }

/** An author; `position` is the position among all people. */
export function author(position: number, id: string, fields: AuthorFields) {
  return {
    _id: `person-${id}`,
    _type: 'person',
    team: 'staff',
    orderRank: orderRank(position),
    ...fields,
  } satisfies Seed<Person>
}
