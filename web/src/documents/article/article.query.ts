import 'server-only'
import { defineQuery } from 'groq'
import { IMAGE_FIELDS } from '@/content/objects/image'
import { PORTABLE_TEXT_FIELDS } from '@/content/objects/portable-text'
import { PAGE_DOCUMENT_FIELDS } from '@/content/objects/seo'
import { readContent } from '@/content/read/read-content'
import type { ARTICLE_CATEGORIES_QUERY_RESULT } from '@/content/types.gen'
import {
  type Article,
  type ArticleSummary,
  type Neighbors,
  toArticleSummary,
} from '@/documents/article/article'
import { type ArticleArea, articleFolder } from '@/documents/article/article-filter'

const ARTICLE_QUERY = defineQuery(`
  *[_type == "article" && path.current == $path][0]{
    ${PAGE_DOCUMENT_FIELDS},
    "summary": coalesce(summary, ""),
    publishedOn,
    updatedOn,
    "tags": coalesce(tags, []),
    category->{ _id, "title": coalesce(title, ""), "slug": coalesce(slug.current, "") },
    author->{ _id, "name": coalesce(name, ""), role },
    image{ ${IMAGE_FIELDS} },
    body[]{ ${PORTABLE_TEXT_FIELDS} }
  }
`)

// No "_id": a list of thousands is tagged by type, not by document.
const ARTICLES_QUERY = defineQuery(`
  *[_type == "article" && defined(path.current) && defined(publishedOn)]
    | order(publishedOn desc, title asc){
    "title": coalesce(title, seo.title, "Untitled"),
    "path": coalesce(path.current, "/"),
    "summary": coalesce(summary, ""),
    "publishedOn": coalesce(publishedOn, ""),
    "tags": coalesce(tags, []),
    "category": {
      "title": coalesce(category->title, ""),
      "slug": coalesce(category->slug.current, "")
    },
    "author": coalesce(author->name, ""),
    image{ ${IMAGE_FIELDS} }
  }
`)

// A query per article: with 10,000 articles the list is 1 MB, reloaded on each edit. Blog and news differ in the first
// path segment.
const NEIGHBORS_QUERY = defineQuery(`
  *[_type == "article" && path.current == $path][0]{
    "next": *[
      _type == "article" &&
      (publishedOn > ^.publishedOn || (publishedOn == ^.publishedOn && title < ^.title)) &&
      string::split(path.current, "/")[1] == string::split(^.path.current, "/")[1]
    ] | order(publishedOn asc, title desc)[0]{
      "title": coalesce(title, seo.title, "Untitled"),
      "path": coalesce(path.current, "/")
    },
    "previous": *[
      _type == "article" &&
      (publishedOn < ^.publishedOn || (publishedOn == ^.publishedOn && title > ^.title)) &&
      string::split(path.current, "/")[1] == string::split(^.path.current, "/")[1]
    ] | order(publishedOn desc, title asc)[0]{
      "title": coalesce(title, seo.title, "Untitled"),
      "path": coalesce(path.current, "/")
    }
  }
`)

const ARTICLE_CATEGORIES_QUERY = defineQuery(`
  *[_type == "articleCategory" && defined(slug.current)] | order(orderRank asc, title asc){
    "slug": coalesce(slug.current, ""),
    area,
    "title": coalesce(title, "Untitled"),
    "text": coalesce(text, ""),
    libraryCount
  }
`)

export function getArticle(path: string): Promise<Article | null> {
  return readContent({
    name: 'ARTICLE_QUERY',
    query: ARTICLE_QUERY,
    params: { path },
  })
}

/** All articles of the blog or news, newest first: one read for every list. */
export async function getArticles(area: ArticleArea): Promise<ArticleSummary[]> {
  const raw = await readContent({
    name: 'ARTICLES_QUERY',
    query: ARTICLES_QUERY,
  })
  return raw.map(toArticleSummary).filter(({ path }) => path.startsWith(articleFolder(area)))
}

/** The previous and next article by date in the area. */
export async function getNeighbors(path: string): Promise<Neighbors> {
  const read = {
    name: 'NEIGHBORS_QUERY' as const,
    query: NEIGHBORS_QUERY,
    params: { path },
  }
  const { previous, next } = (await readContent(read)) ?? {}
  return { ...(previous && { previous }), ...(next && { next }) }
}

/** `libraryCount` includes articles for customers only. */
export type ArticleCategory = ARTICLE_CATEGORIES_QUERY_RESULT[number]

/** The categories of the blog or news, in the editors' order. */
export async function getArticleCategories(area: ArticleArea): Promise<ArticleCategory[]> {
  const categories = await readContent({
    name: 'ARTICLE_CATEGORIES_QUERY',
    query: ARTICLE_CATEGORIES_QUERY,
  })
  return categories.filter((category) => category.area === area)
}
