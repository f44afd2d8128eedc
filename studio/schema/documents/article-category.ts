import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType, type SlugValue } from 'sanity'

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
    defineField({
      name: 'area',
      title: 'Belongs to',
      type: 'string',
      options: {
        list: [
          { title: 'Blog', value: 'blog' },
          { title: 'News', value: 'news' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) => rule.required().error('Choose the blog or the news.'),
    }),
    defineField({ name: 'text', title: 'What it covers', type: 'text', rows: 2 }),
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
