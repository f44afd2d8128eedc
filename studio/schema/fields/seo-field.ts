import { defineField } from 'sanity'

/** What search engines and shared links show. */
export const seoField = defineField({
  name: 'seo',
  title: 'Search results and sharing',
  type: 'seo',
  group: 'seo',
})
