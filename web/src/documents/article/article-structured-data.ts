import type { BlogPosting, NewsArticle, TechArticle } from 'schema-dts'
import type { PageFacts } from '@/documents/page-facts'
import { absoluteUrl, type DataSite, organizationRef, shareImageOf } from '@/lib/site-url'

type Facts = Pick<
  PageFacts,
  | 'path'
  | 'title'
  | 'description'
  | '_updatedAt'
  | 'publishedOn'
  | 'updatedOn'
  | 'author'
  | 'tags'
  | 'category'
>

/** Structured data of a blog article, news item or guide, depending on the path. */
export function articleData(
  site: DataSite,
  article: Facts,
): BlogPosting | NewsArticle | TechArticle {
  const url = absoluteUrl(site, article.path)
  const published = article.publishedOn ?? article.updatedOn ?? article._updatedAt
  const fields = {
    '@id': `${url}#article`,
    headline: article.title,
    description: article.description,
    url,
    mainEntityOfPage: url,
    image: shareImageOf(site, article.path),
    inLanguage: 'en-US',
    datePublished: published,
    // Not `_updatedAt`, which imports and typo fixes change, too.
    dateModified: article.updatedOn ?? published,
    author: article.author?.name
      ? ({ '@type': 'Person', name: article.author.name } as const)
      : organizationRef(site),
    publisher: organizationRef(site),
    ...(article.category && { articleSection: article.category }),
    ...(article.tags.length > 0 && { keywords: article.tags.join(', ') }),
  }
  if (article.path.startsWith('/resources/blog/')) return { '@type': 'BlogPosting', ...fields }
  if (article.path.startsWith('/company/news/')) return { '@type': 'NewsArticle', ...fields }
  return { '@type': 'TechArticle', ...fields }
}
