import 'server-only'
import { ARTICLES_QUERY } from '@/content/article/article.groq'
import { type ArticleSummary, toArticleSummary } from '@/content/article/article-summary'
import { typeTag } from '@/content/sanity/cache-tags'
import { readContent } from '@/content/sanity/fetch'
import { type ArticleArea, articleAreaOf } from '@/routes/article-list'

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
