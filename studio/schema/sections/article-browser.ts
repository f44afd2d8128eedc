import { CalendarIcon } from '@sanity/icons/Calendar'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { articleAreaField } from '../fields/short-fields'

/** A month becomes part of an address and is compared with dates, so it is written as they begin. */
function checkMonth(value: string | undefined): true | string {
  if (!value || /^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return true
  return 'Write year and month in digits, as in 2025-10.'
}

/** A month of the archives, and how many articles the whole library has from it. */
export const articleMonth = defineType({
  name: 'articleMonth',
  title: 'Month',
  type: 'object',
  icon: CalendarIcon,
  fields: [
    defineField({
      name: 'month',
      title: 'Month',
      type: 'string',
      options: { copy: false },
      description: 'Year and month, as in 2025-10.',
      validation: (rule) => [
        rule.required().error('Say which month.'),
        rule.custom((value: string | undefined) => checkMonth(value)),
      ],
    }),
    defineField({
      name: 'libraryCount',
      title: 'Articles in the library',
      type: 'number',
      description: 'All of that month, those that only customers can read included.',
      validation: (rule) => rule.required().integer().min(0).error('Type a whole number.'),
    }),
  ],
  preview: { select: { title: 'month', subtitle: 'libraryCount' } },
})

const label = (name: string, title: string, initialValue: string, description?: string) =>
  defineField({
    name,
    title,
    type: 'string',
    fieldset: 'texts',
    initialValue,
    ...(description && { description }),
    validation: (rule) => rule.required().error('This must say something.'),
  })

/** What the article list says: on its controls, and when there is little or nothing to show. */
const articleBrowserTexts = [
  label('allLabel', 'All articles', 'All Articles'),
  label('searchLabel', 'Search box', 'Search articles'),
  label('searchButton', 'Search button', 'Search'),
  label('loadMoreLabel', 'Load more', 'Load More Articles'),
  label('emptyTitle', 'Nothing found', 'Nothing here matches that'),
  label('emptyText', 'What to do then', 'Try fewer words, or look through everything.'),
  label('clearLabel', 'Way back to everything', 'Show all articles'),
  label(
    'countText',
    'Share of the library',
    '{open} of {all} are open to read',
    'For categories and months. {open} and {all} become the numbers.',
  ),
  label(
    'libraryNote',
    'What the counts mean',
    'Counts are of the whole library. Customers can read all of it.',
  ),
  label('archivesTitle', 'Title of the archives', 'Archives'),
  label('tagsTitle', 'Title of the tags', 'Popular tags'),
]

/** The list of articles, with everything that helps to find one. */
export const articleBrowser = defineType({
  name: 'articleBrowser',
  title: 'Article list',
  type: 'object',
  options: { sectionGroup: 'lists' },
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
