import * as z from 'zod/mini'
import { isMonth, LAST_PAGE, LONGEST_CHOICE } from '@/lib/article-list-url'

const image = z.object({
  src: z.string(),
  srcSet: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
})

const article = z.object({
  path: z.string(),
  title: z.string(),
  summary: z.string(),
  publishedOn: z.string(),
  tags: z.array(z.string()),
  category: z.object({ title: z.string(), slug: z.string() }),
  byline: z.string(),
  image: z.optional(image),
  dateSource: z.optional(z.object({ 'data-sanity': z.optional(z.string()) })),
})

/** The response of `/api/articles`: one page of found articles, and the total. */
export const articlesAnswerSchema = z.object({ articles: z.array(article), total: z.number() })

export type ArticlesAnswer = z.infer<typeof articlesAnswerSchema>

const words = (name: string) =>
  z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(LONGEST_CHOICE, `${name} must have at most ${LONGEST_CHOICE} characters`),
      ),
  )

const count = (name: string, most: number) => {
  const error = `${name} must be a whole number from 1 to ${most}`
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,4}$/, error)), z.transform(Number)),
    z.number().check(z.minimum(1, error), z.maximum(most, error)),
  )
}

/** The query parameters of `/api/articles`. */
export const articlesRequestSchema = z.object({
  area: z.enum(['blog', 'news'], { error: 'area must be blog or news' }),
  category: words('category'),
  tag: words('tag'),
  month: z.optional(z.string().check(z.refine(isMonth, 'month must be written as 2025-10'))),
  q: words('q'),
  /** The path of an article to exclude. */
  except: z.optional(z.string()),
  page: z._default(count('page', LAST_PAGE), 1),
  size: z._default(count('size', 24), 6),
})

export type ArticlesRequest = z.infer<typeof articlesRequestSchema>
