import 'server-only'
import { ARTICLE_CATEGORIES_QUERY } from '@/content/article/article.groq'
import { typeTag } from '@/content/sanity/cache-tags'
import { readContent } from '@/content/sanity/fetch'
import type { ArticleArea } from '@/routes/article-list'

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
