import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { TagIcon } from '@sanity/icons/Tag'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { documentGroups, titleField } from '../fields/page-fields'
import { pathFields } from '../fields/path-field'
import { articleAreaField, rankField } from '../fields/short-fields'
import { legalClaimsField } from '../objects/legal-claim'
import { seoField } from '../objects/seo'
import { adviseNotAhead, checkUpdatedOn, checkYear } from '../validation/date-rules'
import { areaOf, checkCategoryArea, checkCategorySlug } from '../validation/lookups'

/** Offers only the categories of the article's area, blog or news. */
function categoriesOf(path: unknown) {
  return { filter: 'area == $area', params: { area: areaOf(path) } }
}

/** A blog article or a news item, depending on its path. */
export const article = defineType({
  name: 'article',
  title: 'Article',
  type: 'document',
  icon: DocumentTextIcon,
  groups: documentGroups,
  fields: [
    titleField,
    ...pathFields('article'),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      to: [{ type: 'articleCategory' }],
      options: { filter: ({ document }) => categoriesOf(document.path) },
      group: 'content',
      validation: (rule) => [
        rule.required().error('Choose the category.'),
        rule.custom(checkCategoryArea),
      ],
    }),
    defineField({
      name: 'publishedOn',
      title: 'Published on',
      type: 'date',
      group: 'content',
      options: { dateFormat: 'D MMMM YYYY' },
      validation: (rule) => [
        rule.required().error('Enter the date of publication.'),
        rule.custom(checkYear),
        rule.custom(adviseNotAhead).warning(),
      ],
    }),
    defineField({
      name: 'updatedOn',
      title: 'Updated on',
      type: 'date',
      description:
        'When the substance last changed: a corrected figure, a new rule. Shown below the headline and reported to search engines. Leave it empty after a typo.',
      group: 'content',
      options: { dateFormat: 'D MMMM YYYY' },
      validation: (rule) => [
        rule.custom(checkYear),
        rule.custom<string>((day, { document }) => checkUpdatedOn(day, document?.publishedOn)),
      ],
    }),
    defineField({
      name: 'author',
      title: 'Author',
      type: 'reference',
      to: [{ type: 'person' }],
      group: 'content',
      validation: (rule) => rule.required().error('Choose the author.'),
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'text',
      rows: 3,
      description: 'Two sentences for cards, feeds and search results.',
      group: 'content',
      validation: (rule) => rule.required().error('Summarize the article in two sentences.'),
    }),
    defineField({
      name: 'tags',
      title: 'Tags',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags', shown: 'unmarked' },
      group: 'content',
      validation: (rule) => rule.unique().error('One of these tags appears twice.'),
    }),
    defineField({
      name: 'image',
      title: 'Image',
      type: 'imageWithAlt',
      group: 'content',
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'portableText',
      group: 'content',
      validation: (rule) => rule.required().min(1).error('Add the text of the article.'),
    }),
    legalClaimsField,
    seoField,
    // Where the feed had the article before feeds named articles by their documents; written by a migration.
    defineField({ name: 'feedPath', title: 'Path in feeds', type: 'string', hidden: true }),
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
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Enter the name of the category.'),
    }),
    defineField({
      name: 'slug',
      title: 'Name in links',
      type: 'slug',
      description: 'As in /resources/blog?category=compliance.',
      options: { source: 'title' },
      validation: (rule) => rule.custom(checkCategorySlug),
    }),
    articleAreaField,
    defineField({ name: 'text', title: 'What it covers', type: 'text', rows: 2 }),
    defineField({
      name: 'libraryCount',
      title: 'Articles in the library',
      type: 'number',
      description:
        'All articles, including those for customers only. Shown beside the number of open ones.',
      validation: (rule) => rule.integer().min(0).error('Enter a whole number, 0 or more.'),
    }),
    rankField('articleCategory'),
  ],
  preview: { select: { title: 'title', subtitle: 'area' } },
})
