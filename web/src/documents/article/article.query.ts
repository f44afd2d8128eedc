import 'server-only'
import { defineQuery } from 'groq'
import {
  type Article,
  type ArticleSummary,
  toArticle,
  toArticleSummary,
} from '@/documents/article/article'
import { type ArticleArea, articleAreaOf } from '@/lib/article-list-url'
import { IMAGE_FIELDS } from '@/objects/image'
import { PORTABLE_TEXT_FIELDS } from '@/objects/portable-text'
import { SEO_FIELDS } from '@/objects/seo'
import { pathTag, typeTag } from '@/sanity/cache-tags'
import { readContent } from '@/sanity/fetch'

const ARTICLE_QUERY = defineQuery(`
  *[_type == "article" && path.current == $path][0]{
    _id,
    _updatedAt,
    title,
    "path": path.current,
    summary,
    publishedOn,
    tags,
    category->{ _id, title, "slug": slug.current },
    author->{ _id, name, role, specialty },
    image{ ${IMAGE_FIELDS} },
    body[]{ ${PORTABLE_TEXT_FIELDS} },
    seo{ ${SEO_FIELDS} }
  }
`)

// No "_id": a list of thousands is refreshed by its types, not by a tag for each of its documents.
const ARTICLES_QUERY = defineQuery(`
  *[_type == "article" && defined(path.current) && defined(publishedOn)]
    | order(publishedOn desc, title asc){
    title,
    "path": path.current,
    summary,
    publishedOn,
    tags,
    "category": category->{ title, "slug": slug.current },
    "author": author->name,
    image{ ${IMAGE_FIELDS} }
  }
`)

export const ARTICLE_TEXTS_QUERY = defineQuery(`
  *[_type == "article" && defined(path.current) && defined(publishedOn)]{
    "path": path.current,
    title,
    summary,
    tags,
    "text": pt::text(body),
    "changedAt": _updatedAt
  }
`)

const ARTICLE_CATEGORIES_QUERY = defineQuery(`
  *[_type == "articleCategory" && defined(slug.current)] | order(order asc, title asc){
    "slug": slug.current,
    area,
    title,
    text,
    libraryCount
  }
`)

/** The article that lives at a path, if there is one. */
export async function getArticle(path: string): Promise<Article | undefined> {
  const raw = await readContent({
    name: 'ARTICLE_QUERY',
    query: ARTICLE_QUERY,
    params: { path },
    tags: [pathTag(path)],
  })
  return raw ? toArticle(raw) : undefined
}

const FEEDING_TYPES = ['article', 'articleCategory', 'person']

/** All articles of the blog or the news, newest first: one read for every list and every page. */
export async function getArticles(area: ArticleArea): Promise<ArticleSummary[]> {
  const raw = await readContent({
    name: 'ARTICLES_QUERY',
    query: ARTICLES_QUERY,
    tags: FEEDING_TYPES.map(typeTag),
  })
  return raw.map(toArticleSummary).filter(({ path }) => articleAreaOf(path) === area)
}

export type ArticleCategory = {
  slug: string
  title: string
  text: string
  /** How many articles the whole library has, those for customers included. */
  libraryCount?: number
}

/** The categories of the blog or the news, in the editors' order. */
export async function getArticleCategories(area: ArticleArea): Promise<ArticleCategory[]> {
  const raw = await readContent({
    name: 'ARTICLE_CATEGORIES_QUERY',
    query: ARTICLE_CATEGORIES_QUERY,
    tags: [typeTag('articleCategory')],
  })
  return raw
    .filter((category) => category.area === area)
    .map(({ slug, title, text, libraryCount }) => ({
      slug: slug ?? '',
      title: title ?? '',
      text: text ?? '',
      ...(libraryCount !== null && { libraryCount }),
    }))
}
