import { StarIcon } from '@sanity/icons/Star'
import { defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { articleAreaField } from '../fields/short-fields'

/** One article, large. */
export const articleFeature = defineType({
  name: 'articleFeature',
  title: 'Featured article',
  type: 'object',
  options: { sectionGroup: 'lists' },
  icon: StarIcon,
  fields: [
    ...headingFields(),
    articleAreaField,
    defineField({
      name: 'article',
      title: 'Article',
      type: 'reference',
      to: [{ type: 'article' }],
      description: 'Without one, the newest article of the blog or the news is shown.',
    }),
    defineField({
      name: 'look',
      title: 'Look',
      type: 'string',
      options: {
        list: [
          { title: 'Picture', value: 'picture' },
          { title: 'Large type with its date', value: 'type' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'picture',
      validation: (rule) => rule.required().error('Choose a look.'),
    }),
    defineField({
      name: 'buttonLabel',
      title: 'Button',
      type: 'string',
      initialValue: 'Read the article',
      validation: (rule) => rule.required().error('Name the button.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'article.title', heading: 'title' },
    prepare: ({ title, heading }) => ({ title: title ?? heading, subtitle: 'Featured article' }),
  },
})
