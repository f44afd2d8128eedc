import { DocumentsIcon } from '@sanity/icons/Documents'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { articleAreaField } from '../fields/article-area-field'
import { articleBrowserTexts } from '../fields/article-browser-texts'
import { headingFields } from '../fields/heading-fields'

/** The list of articles, with everything that helps to find one. */
export const articleBrowser = defineType({
  name: 'articleBrowser',
  title: 'Article list',
  type: 'object',
  icon: DocumentsIcon,
  fieldsets: [
    {
      name: 'texts',
      title: 'Labels and messages',
      options: { collapsible: true, collapsed: true },
    },
  ],
  fields: [
    ...headingFields(),
    articleAreaField,
    defineField({
      name: 'look',
      title: 'Look',
      type: 'string',
      description: 'Cards show a picture; a ledger shows dates in a column of their own.',
      options: {
        list: [
          { title: 'Cards, with categories as large figures', value: 'cards' },
          { title: 'Ledger, with categories as chips', value: 'ledger' },
        ],
        layout: 'radio',
      },
      initialValue: 'cards',
      validation: (rule) => rule.required().error('Choose a look.'),
    }),
    defineField({
      name: 'pageSize',
      title: 'Articles at a time',
      type: 'number',
      initialValue: 6,
      validation: (rule) =>
        rule.required().integer().min(3).max(24).error('Type a number between 3 and 24.'),
    }),
    defineField({
      name: 'leaveOut',
      title: 'Leave out',
      type: 'reference',
      to: [{ type: 'article' }],
      description: 'The article that the page features above. It is still found by its category.',
    }),
    ...articleBrowserTexts,
    defineField({
      name: 'archives',
      title: 'Archives',
      type: 'array',
      of: [defineArrayMember({ type: 'articleMonth' })],
      description: 'Newest first. Without any, no archives are shown.',
    }),
    defineField({
      name: 'tags',
      title: 'Popular tags',
      type: 'array',
      of: [defineArrayMember({ type: 'string', options: { copy: false } })],
      options: { layout: 'tags' },
      description: 'Spelled as on the articles. Without any, no tags are shown.',
      validation: (rule) => rule.unique().error('One of these tags is there twice.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', area: 'area' },
    prepare: ({ title, area }) => ({ title, subtitle: `Article list: ${area ?? 'no area'}` }),
  },
})
