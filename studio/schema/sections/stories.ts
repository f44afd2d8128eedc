import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { fieldsByLook, lookField } from '../fields/look-field'
import { sectionPreview } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** What kind of stories are told. The first look is the default. */
export const storiesLooks = [
  { title: 'Customers: what they did, results in the margin', value: 'customers' },
  { title: 'Cases: worked through, move by move', value: 'cases' },
]

const { shownIn, requiredIn } = fieldsByLook(storiesLooks)

/** What one organization did and its result, or a kind of case, step by step. */
export const story = defineType({
  name: 'story',
  title: 'Story',
  type: 'object',
  icon: CaseIcon,
  fields: [
    defineField({
      name: 'organization',
      title: 'Organization',
      type: 'string',
      hidden: shownIn('customers'),
      validation: (rule) => rule.required().error('Name the organization.'),
    }),
    defineField({
      name: 'sector',
      title: 'Sector or kind of case',
      type: 'string',
      description: 'Exchange, or Payment processor; for a case: Ransomware.',
      validation: (rule) => rule.required().error('Say what kind of organization or case it is.'),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Sum the story up in one line.'),
    }),
    defineField({
      name: 'text',
      title: 'What happened, or what is known',
      type: 'text',
      rows: 5,
      validation: (rule) => rule.custom(requiredIn(['customers'], 'Tell what happened.')),
    }),
    defineField({
      name: 'quote',
      title: 'Quotation',
      type: 'text',
      rows: 2,
      description: 'Without quotation marks: the site adds them.',
      hidden: shownIn('customers'),
    }),
    defineField({
      name: 'moves',
      title: 'Moves',
      type: 'array',
      description: 'What the investigator does, in order.',
      of: [defineArrayMember({ type: 'text', rows: 2 })],
      hidden: shownIn('cases'),
      validation: (rule) => [
        rule.required().min(1).error('Add at least one move.'),
        rule.unique().error('One of these moves is there twice.'),
      ],
    }),
    defineField({
      name: 'outcome',
      title: 'What stands at the end',
      type: 'text',
      rows: 2,
      hidden: shownIn('cases'),
    }),
    defineField({
      name: 'figures',
      title: 'Results',
      type: 'array',
      of: [defineArrayMember({ type: 'figure' })],
    }),
  ],
  preview: {
    select: { organization: 'organization', sector: 'sector', title: 'title' },
    prepare: ({ organization, sector, title }) => ({
      title: organization || sector,
      subtitle: title,
    }),
  },
})

/** Stories of customers with their results, or cases step by step. */
export const stories = defineType({
  name: 'stories',
  title: 'Stories and cases',
  type: 'object',
  options: { sectionGroup: 'lists', alsoCalled: 'customers' },
  icon: CaseIcon,
  description: 'What customers did and what came of it, or cases worked through.',
  initialValue: {
    title: 'What customers did with it',
    stories: items('story', {
      organization: toReplace('Name of the customer'),
      sector: 'Exchange',
      title: toReplace('The story in one line'),
      text: toReplace('What they faced, what they did and what came of it.'),
      figures: items('figure', { value: '40%', label: toReplace('Say what changed by how much') }),
    }),
  },
  fieldsets: [advancedFieldset],
  fields: [
    ...headingFields(),
    lookField(storiesLooks),
    defineField({
      name: 'stories',
      title: 'Stories',
      type: 'array',
      of: [defineArrayMember({ type: 'story' })],
      validation: (rule) => rule.required().min(1).error('Add at least one story.'),
    }),
    ...advancedFields,
  ],
  preview: sectionPreview('Stories', { items: 'stories', one: 'case' }),
})
