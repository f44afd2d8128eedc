import { CalendarIcon } from '@sanity/icons/Calendar'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { articleAreaField } from '../fields/short-fields'

/** How articles are shown: the first two list them all, the others show one. The first look is the default. */
export const articleIndexLooks = [
  { title: 'Cards with pictures, categories as large figures', value: 'cards' },
  { title: 'Ledger by date, categories as chips', value: 'ledger' },
  { title: 'One article beside its picture', value: 'picture' },
  { title: 'One article in large type with its date', value: 'type' },
]

/** The month is used in URLs and compared with dates, so it has the form YYYY-MM. */
function checkMonth(value: string | undefined): true | string {
  if (!value || /^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return true
  return 'Write year and month in digits, as in 2025-10.'
}

/** A month of the archives, with the number of articles in the library. */
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

type Parent = { look?: string }

/** Offers only the articles of the blog or of the news, as the section shows. */
function articlesOfArea({ parent }: { parent?: unknown }) {
  const isNews = (parent as { area?: string } | undefined)?.area === 'news'
  const start = 'string::startsWith(path.current, "/company/news/")'
  return { filter: isNews ? start : `!${start}` }
}

const features = ['picture', 'type']
const isFeature = (parent: unknown) => features.includes((parent as Parent | undefined)?.look ?? '')
const hiddenForFeature = ({ parent }: { parent?: unknown }) => isFeature(parent)
const hiddenForList = ({ parent }: { parent?: unknown }) => !isFeature(parent)

const label = (name: string, title: string, initialValue: string, description?: string) =>
  defineField({
    name,
    title,
    type: 'string',
    fieldset: 'texts',
    hidden: hiddenForFeature,
    initialValue,
    ...(description && { description }),
    validation: (rule) =>
      rule.custom((text, { parent }) =>
        text || isFeature(parent) ? true : 'This must say something.',
      ),
  })

/** The labels and messages of the article list. */
const indexTexts = [
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

/** Articles of the blog or the news: a list with search and filters, or one article large. */
export const articleIndex = defineType({
  name: 'articleIndex',
  title: 'Articles',
  type: 'object',
  options: { sectionGroup: 'special' },
  icon: DocumentsIcon,
  description: 'A list of articles with search and categories, or one article large.',
  fieldsets: [
    {
      name: 'texts',
      title: 'Labels and messages',
      hidden: hiddenForFeature,
      options: { collapsible: true, collapsed: true },
    },
  ],
  initialValue: { title: 'Articles', area: 'blog' },
  fields: [
    ...headingFields(),
    articleAreaField,
    defineField({
      name: 'look',
      title: 'Look',
      type: 'string',
      options: { list: articleIndexLooks, layout: 'radio' },
      initialValue: 'cards',
      validation: (rule) => rule.required().error('Choose a look.'),
    }),
    defineField({
      name: 'article',
      title: 'Article',
      type: 'reference',
      to: [{ type: 'article' }],
      description: 'Without one, the newest article of the blog or the news is shown.',
      options: { filter: articlesOfArea },
      hidden: hiddenForList,
    }),
    defineField({
      name: 'buttonLabel',
      title: 'Button',
      type: 'string',
      initialValue: 'Read the article',
      hidden: hiddenForList,
      validation: (rule) =>
        rule.custom((text, { parent }) => (text || !isFeature(parent) ? true : 'Name the button.')),
    }),
    defineField({
      name: 'pageSize',
      title: 'Articles at a time',
      type: 'number',
      initialValue: 6,
      hidden: hiddenForFeature,
      validation: (rule) => rule.integer().min(3).max(24).error('Type a number between 3 and 24.'),
    }),
    defineField({
      name: 'leaveOut',
      title: 'Leave out',
      type: 'reference',
      to: [{ type: 'article' }],
      description: 'The article that the page features above. It is still found by its category.',
      options: { filter: articlesOfArea },
      hidden: hiddenForFeature,
    }),
    ...indexTexts,
    defineField({
      name: 'archives',
      title: 'Archives',
      type: 'array',
      of: [defineArrayMember({ type: 'articleMonth' })],
      description: 'Newest first. Without any, no archives are shown.',
      hidden: hiddenForFeature,
    }),
    defineField({
      name: 'tags',
      title: 'Popular tags',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      description: 'Spelled as on the articles. Without any, no tags are shown.',
      hidden: hiddenForFeature,
      validation: (rule) => rule.unique().error('One of these tags is there twice.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', area: 'area', look: 'look', article: 'article.title' },
    prepare: ({ title, area, look, article }) =>
      features.includes(look)
        ? { title: article ?? title, subtitle: `Featured article of the ${area ?? '…'}, ${look}` }
        : { title, subtitle: `Article list of the ${area ?? '…'}, ${look}` },
  },
})
