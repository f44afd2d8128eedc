import { articleCategory } from '../../builders/article.ts'
import { orderRank } from '../../builders/order-rank.ts'

/** The categories of blog and news. Counts are those of the whole library. */
export const articleCategories = [
  articleCategory('blog', 'investigations', {
    title: 'Investigations',
    text: 'Traces taken apart, step by step.',
    libraryCount: 24,
    orderRank: orderRank(1),
  }),
  articleCategory('blog', 'compliance', {
    title: 'Compliance',
    text: 'Rules, controls and what examiners ask.',
    libraryCount: 18,
    orderRank: orderRank(2),
  }),
  articleCategory('blog', 'market-analysis', {
    title: 'Market Analysis',
    text: 'Flows, venues and what moves them.',
    libraryCount: 15,
    orderRank: orderRank(3),
  }),
  articleCategory('blog', 'industry-news', {
    title: 'Industry News',
    text: 'Enforcement, designations and court decisions.',
    libraryCount: 32,
    orderRank: orderRank(4),
  }),
  articleCategory('news', 'product-updates', {
    title: 'Product Updates',
    text: 'New networks, new labels, new ways to export.',
    orderRank: orderRank(5),
  }),
  articleCategory('news', 'industry-insights', {
    title: 'Industry Insights',
    text: 'What happens in the industry, and what it changes in practice.',
    orderRank: orderRank(6),
  }),
  articleCategory('news', 'company-news', {
    title: 'Company News',
    text: 'People, offices, audits.',
    orderRank: orderRank(7),
  }),
  articleCategory('news', 'partnerships', {
    title: 'Partnerships',
    text: 'Who we work with, and why.',
    orderRank: orderRank(8),
  }),
  articleCategory('news', 'events', {
    title: 'Events',
    text: 'Where to meet us.',
    orderRank: orderRank(9),
  }),
]
