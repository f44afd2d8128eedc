import { getArticles } from '@/documents/article/article.query'

/** All announcements, for the list that visitors filter; prerendered and refreshed like a page. */
export const GET = async () => Response.json(await getArticles('news'))
