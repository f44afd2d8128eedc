import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'
import { day, image, line, list, number, prose, reference, text } from '../fields/define'
import { definePage } from '../fields/page-fields'
import { articleAreaField, rankField } from '../fields/short-fields'
import { adviseNotAhead, checkUpdatedOn } from '../validation/date-rules'
import { areaOf, checkCategoryArea, checkCategorySlug } from '../validation/lookups'

/** Offers only the categories of the article's area, blog or news. */
function categoriesOf(path: unknown) {
  return { filter: 'area == $area', params: { area: areaOf(path) } }
}

/** A blog article or a news item, depending on its path. */
export const article = definePage({
  name: 'article',
  title: 'Article',
  icon: DocumentTextIcon,
  fields: [
    reference('category', 'Category', 'articleCategory', {
      options: { filter: ({ document }) => categoriesOf(document.path) },
      validation: (rule) => [
        rule.required().error('Choose the category.'),
        rule.custom(checkCategoryArea),
      ],
    }),
    day('publishedOn', 'Published on', {
      required: 'Enter the date of publication.',
      rules: (rule) => [rule.custom(adviseNotAhead).warning()],
    }),
    day('updatedOn', 'Updated on', {
      description:
        'When the substance last changed: a corrected figure, a new rule. Shown below the headline and reported to search engines. Leave it empty after a typo.',
      rules: (rule) => [
        rule.custom<string>((day, { document }) => checkUpdatedOn(day, document?.publishedOn)),
      ],
    }),
    reference('author', 'Author', 'person', { required: 'Choose the author.' }),
    text('summary', 'Summary', {
      rows: 3,
      description: 'Two sentences for cards, feeds and search results.',
      required: 'Summarize the article in two sentences.',
    }),
    list('tags', 'Tags', 'string', {
      options: { layout: 'tags', shown: 'unmarked' },
      validation: (rule) => rule.unique().error('One of these tags appears twice.'),
    }),
    image('image', 'Image'),
    prose('body', 'Text', { required: 'Add the text of the article.' }),
    // Where the feed had the article before feeds named articles by their documents; written by a migration.
    line('feedPath', 'Path in feeds', { hidden: true }),
  ],
  orderings: [
    {
      name: 'newest',
      title: 'Newest first',
      by: [{ field: 'publishedOn', direction: 'desc' }],
    },
  ],
  preview: { select: { title: 'title', subtitle: 'path.current', media: 'image' } },
})

/** A subject of the blog or of the news. */
export const articleCategory = defineType({
  name: 'articleCategory',
  title: 'Article category',
  type: 'document',
  icon: TagIcon,
  fields: [
    line('title', 'Title', { required: 'Enter the name of the category.' }),
    defineField({
      name: 'slug',
      title: 'Name in links',
      type: 'slug',
      description: 'As in /resources/blog?category=compliance.',
      options: { source: 'title' },
      validation: (rule) => rule.custom(checkCategorySlug),
    }),
    articleAreaField,
    text('text', 'What it covers'),
    number('libraryCount', 'Articles in the library', {
      description:
        'All articles, including those for customers only. Shown beside the number of open ones.',
      validation: (rule) => rule.integer().min(0).error('Enter a whole number, 0 or more.'),
    }),
    rankField('articleCategory'),
  ],
  preview: { select: { title: 'title', subtitle: 'area' } },
})
