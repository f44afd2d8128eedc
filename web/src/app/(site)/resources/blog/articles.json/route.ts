import { getArticles } from '@/documents/article/article.query'

/** All articles, for the list that visitors filter; prerendered and refreshed like a page. */
export const GET = async () => Response.json(await getArticles('blog'))
