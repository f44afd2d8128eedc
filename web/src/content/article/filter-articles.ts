import type { ArticleSummary } from '@/content/article/article-summary'
import type { ArticleFilter } from '@/routes/article-list'

type Facets = Pick<ArticleFilter, 'category' | 'tag' | 'month'>

/** The articles that fit everything that was chosen, in the order given. */
export function filterArticles(
  articles: readonly ArticleSummary[],
  { category, tag, month }: Facets,
): ArticleSummary[] {
  const wanted = tag && sameTag(tag)
  return articles.filter(
    (article) =>
      (!category || article.category.slug === category) &&
      (!month || article.publishedOn.startsWith(`${month}-`)) &&
      (!wanted || article.tags.some((each) => sameTag(each) === wanted)),
  )
}

/** Tags are typed by hand, so capitals do not count. */
const sameTag = (tag: string) => tag.trim().toLowerCase()
