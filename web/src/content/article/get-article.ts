import 'server-only'
import { type Article, toArticle } from '@/content/article/article'
import { ARTICLE_QUERY } from '@/content/article/article.groq'
import { pathTag } from '@/content/sanity/cache-tags'
import { readContent } from '@/content/sanity/fetch'

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
