import { defineField } from 'sanity'

/** What visitors read at an address that does not exist. */
export const notFoundField = defineField({
  name: 'notFound',
  title: 'Page not found',
  type: 'object',
  group: 'notFound',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      initialValue: '404',
      validation: (rule) => rule.required().error('Give the page a title.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'string',
      initialValue: 'Oops! Page not found',
      validation: (rule) => rule.required().error('Say that there is no such page.'),
    }),
    defineField({ name: 'explanation', title: 'Explanation', type: 'text', rows: 2 }),
    defineField({ name: 'linkLabel', title: 'Label of the link home', type: 'string' }),
  ],
})
