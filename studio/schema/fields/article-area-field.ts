import { defineField } from 'sanity'
import { articleAreas } from '../options/article-areas'

/** Whether something belongs to the blog or to the news. */
export const articleAreaField = defineField({
  name: 'area',
  title: 'Belongs to',
  type: 'string',
  options: { list: articleAreas, layout: 'radio', direction: 'horizontal' },
  validation: (rule) => rule.required().error('Choose the blog or the news.'),
})
