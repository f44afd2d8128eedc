import { articleCategory } from '../../builders/article.ts'

/** The categories of blog and news. Counts are those of the whole library. */
export const articleCategories = [
  articleCategory('blog', 'investigations', {
    title: 'Investigations',
    text: 'Traces taken apart, step by step.',
    libraryCount: 24,
    order: 10,
  }),
  articleCategory('blog', 'compliance', {
    title: 'Compliance',
    text: 'Rules, controls and what examiners ask.',
    libraryCount: 18,
    order: 20,
  }),
  articleCategory('blog', 'market-analysis', {
    title: 'Market Analysis',
    text: 'Flows, venues and what moves them.',
    libraryCount: 15,
    order: 30,
  }),
  articleCategory('blog', 'industry-news', {
    title: 'Industry News',
    text: 'Enforcement, designations and court decisions.',
    libraryCount: 32,
    order: 40,
  }),
  articleCategory('news', 'product-updates', {
    title: 'Product Updates',
    text: 'New networks, new labels, new ways to export.',
    order: 10,
  }),
  articleCategory('news', 'industry-insights', {
    title: 'Industry Insights',
    text: 'What happens in the industry, and what it changes in practice.',
    order: 20,
  }),
  articleCategory('news', 'company-news', {
    title: 'Company News',
    text: 'People, offices, audits.',
    order: 30,
  }),
  articleCategory('news', 'partnerships', {
    title: 'Partnerships',
    text: 'Who we work with, and why.',
    order: 40,
  }),
  articleCategory('news', 'events', {
    title: 'Events',
    text: 'Where to meet us.',
    order: 50,
  }),
]
