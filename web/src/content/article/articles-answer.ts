import * as z from 'zod/mini'

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
  author: z.string(),
  image: z.optional(image),
})

/** What `/api/articles` answers: one page of the articles found, and how many there are in all. */
export const articlesAnswerSchema = z.object({ articles: z.array(article), total: z.number() })

export type ArticlesAnswer = z.infer<typeof articlesAnswerSchema>
