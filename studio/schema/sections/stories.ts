import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'

/** What one organisation did, and what came of it. */
export const story = defineType({
  name: 'story',
  title: 'Story',
  type: 'object',
  icon: CaseIcon,
  fields: [
    defineField({
      name: 'organisation',
      title: 'Organisation',
      type: 'string',
      validation: (rule) => rule.required().error('Name the organisation.'),
    }),
    defineField({
      name: 'sector',
      title: 'Sector',
      type: 'string',
      description: 'What kind of organisation it is: Exchange, or Payment processor.',
      validation: (rule) => rule.required().error('Say what kind of organisation it is.'),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Sum the story up in one line.'),
    }),
    defineField({
      name: 'text',
      title: 'What happened',
      type: 'text',
      rows: 5,
      validation: (rule) => rule.required().error('Tell what happened.'),
    }),
    defineField({
      name: 'quote',
      title: 'Quotation',
      type: 'text',
      rows: 2,
      description: 'In their words, without quotation marks. Optional.',
    }),
    defineField({
      name: 'figures',
      title: 'Results',
      type: 'array',
      of: [defineArrayMember({ type: 'figure' })],
      validation: (rule) => rule.max(3).warning('More than three figures weaken each other.'),
    }),
  ],
  preview: { select: { title: 'organisation', subtitle: 'title' } },
})

/** What customers did, and what came of it. */
export const stories = defineType({
  name: 'stories',
  title: 'Customers’ stories',
  type: 'object',
  options: { sectionGroup: 'proof' },
  icon: CaseIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'stories',
      title: 'Stories',
      type: 'array',
      of: [defineArrayMember({ type: 'story' })],
      validation: (rule) => rule.required().min(1).error('Add at least one story.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', items: 'stories' },
    prepare: ({ title, items }) => ({
      title,
      subtitle: `Customers’ stories, ${countItems(items, 'case')}`,
    }),
  },
})
