import { CalendarIcon } from '@sanity/icons/Calendar'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { defineType } from 'sanity'
import { line, list, number, reference } from '../fields/define'
import {
  advancedFieldset,
  anchorField,
  eyebrowField,
  headingFields,
} from '../fields/heading-fields'
import { fieldsByLook, lookField } from '../fields/look-field'
import { articleAreaField } from '../fields/short-fields'

/** How articles are shown: the first two list them all, the others show one. The first look is the default. */
export const articleIndexLooks = [
  { title: 'Cards with pictures, categories as large figures', value: 'cards' },
  { title: 'Ledger by date, categories as chips', value: 'ledger' },
  { title: 'One article beside its picture', value: 'picture' },
  { title: 'One article in large type, beside an opening without a picture', value: 'type' },
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
    line('month', 'Month', {
      options: { shown: 'unmarked' },
      description: 'Year and month, as in 2025-10.',
      validation: (rule) => [
        rule.required().error('Say which month.'),
        rule.custom((value: string | undefined) => checkMonth(value)),
      ],
    }),
    number('libraryCount', 'Articles in the library', {
      description: 'All of that month, those that only customers can read included.',
      required: 'Type a whole number.',
      range: (rule) => rule.integer().min(0),
    }),
  ],
  preview: { select: { title: 'month', subtitle: 'libraryCount' } },
})

/** Offers only the articles of the blog or of the news, as the section shows. */
function articlesOfArea({ parent }: { parent?: unknown }) {
  const isNews = (parent as { area?: string } | undefined)?.area === 'news'
  const start = 'string::startsWith(path.current, "/company/news/")'
  return { filter: isNews ? start : `!${start}` }
}

const LISTS = ['cards', 'ledger']
const FEATURES = ['picture', 'type']
const { shownIn } = fieldsByLook(articleIndexLooks)

/** Articles of the blog or the news: a list with search and filters, or one article large. */
export const articleIndex = defineType({
  name: 'articleIndex',
  title: 'Articles',
  type: 'object',
  options: { sectionGroup: 'special' },
  icon: DocumentsIcon,
  description: 'A list of articles with search and categories, or one article large.',
  fieldsets: [advancedFieldset],
  initialValue: { title: 'Articles', area: 'blog' },
  fields: [
    ...headingFields(),
    articleAreaField,
    lookField(articleIndexLooks),
    reference('article', 'Article', 'article', {
      description: 'Without one, the newest article of the blog or the news is shown.',
      options: { filter: articlesOfArea },
      hidden: shownIn(...FEATURES),
    }),
    reference('leaveOut', 'Leave out', 'article', {
      description: 'The article that the page features above. It is still found by its category.',
      options: { filter: articlesOfArea },
      hidden: shownIn(...LISTS),
    }),
    list('archives', 'Archives', 'articleMonth', { hidden: shownIn(...LISTS) }),
    list('tags', 'Popular tags', 'string', {
      options: { layout: 'tags', shown: 'unmarked' },
      description: 'Spelled as on the articles.',
      hidden: shownIn(...LISTS),
      validation: (rule) => rule.unique().error('One of these tags is there twice.'),
    }),
    { ...eyebrowField, hidden: shownIn(...LISTS) },
    anchorField,
  ],
  preview: {
    select: { title: 'title', area: 'area', look: 'look', article: 'article.title' },
    prepare: ({ title, area, look, article }) =>
      FEATURES.includes(look)
        ? { title: article ?? title, subtitle: `Featured article of the ${area ?? '…'}, ${look}` }
        : { title, subtitle: `Article list of the ${area ?? '…'}, ${look}` },
  },
})
