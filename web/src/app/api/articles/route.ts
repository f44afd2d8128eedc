import { findArticles } from '@/documents/article/article-search'
import { articlesRequestSchema } from '@/documents/article/articles-api'
import { problem } from '@/lib/problem'
import { unlessUnavailable } from '@/lib/unavailable'

/** One page of the blog or news, filtered by category, tag, month and search words. */
export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const asked = articlesRequestSchema.safeParse(query)
  if (!asked.success) {
    return problem(400, asked.error.issues.map(({ message }) => message).join('; '))
  }
  // Browsers cache answers for five minutes; shared caches must not serve an old list.
  return unlessUnavailable(async () =>
    Response.json(await findArticles(asked.data), { headers: { 'cache-control': 'no-cache' } }),
  )
}
