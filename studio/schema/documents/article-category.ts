import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType, type SlugValue } from 'sanity'
import { articleAreaField } from '../fields/article-area-field'

/** What an article is about, in the blog or in the news. */
export const articleCategory = defineType({
  name: 'articleCategory',
  title: 'Article category',
  type: 'document',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Name the category.'),
    }),
    defineField({
      name: 'slug',
      title: 'Name in addresses',
      type: 'slug',
      description: 'As in /resources/blog?category=compliance.',
      options: { source: 'title' },
      validation: (rule) =>
        rule.custom((slug: SlugValue | undefined) =>
          slug?.current ? true : 'Press Generate, or type a short name.',
        ),
    }),
    articleAreaField,
    defineField({ name: 'text', title: 'What it covers', type: 'text', rows: 2 }),
    defineField({
      name: 'libraryCount',
      title: 'Articles in the library',
      type: 'number',
      description:
        'All of them, those that only customers can read included. Shown beside how many are open.',
      validation: (rule) => rule.integer().min(0).error('Type a whole number, 0 or more.'),
    }),
    defineField({
      name: 'order',
      title: 'Place in lists',
      type: 'number',
      initialValue: 100,
      validation: (rule) =>
        rule.required().integer().min(0).error('Type a whole number, 0 or more.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'area' } },
})
