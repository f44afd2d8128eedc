import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { sectionPreview } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** Where an indicator stands against its limit. */
const standings = [
  { title: 'Within appetite', value: 'within' },
  { title: 'Watch', value: 'watch' },
  { title: 'Outside appetite', value: 'outside' },
]

/** A question that a board must decide, and what is proposed. */
export const boardDecision = defineType({
  name: 'boardDecision',
  title: 'Decision',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Question',
      type: 'string',
      validation: (rule) => rule.required().error('Put the question.'),
    }),
    defineField({ name: 'text', title: 'Proposal', type: 'text', rows: 2 }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

/** One line of a board brief: an indicator, its limit and where it stands. */
export const boardIndicator = defineType({
  name: 'boardIndicator',
  title: 'Indicator',
  type: 'object',
  icon: ChartUpwardIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Indicator',
      type: 'string',
      validation: (rule) => rule.required().error('Name the indicator.'),
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      validation: (rule) => rule.required().error('Type the value.'),
    }),
    defineField({ name: 'before', title: 'Last quarter', type: 'string' }),
    defineField({ name: 'limit', title: 'Limit', type: 'string' }),
    defineField({
      name: 'standing',
      title: 'Standing',
      type: 'string',
      options: { list: standings, layout: 'radio', direction: 'horizontal' },
      initialValue: 'within',
      validation: (rule) => rule.required().error('Say where it stands.'),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
})

/** A sample of the one page that goes to a board. */
export const boardBrief = defineType({
  name: 'boardBrief',
  title: 'Board brief',
  type: 'object',
  options: { sectionGroup: 'special' },
  icon: DocumentTextIcon,
  description: 'A sample of the one page that goes to a board: indicators, changes, decisions.',
  initialValue: {
    title: 'What the board reads',
    organization: toReplace('Example Bank'),
    period: 'Third quarter',
    verdict: toReplace('The one sentence that the board should remember.'),
    indicators: items('boardIndicator', {
      label: 'Share of screened transfers',
      value: '100%',
      before: '99%',
      limit: '98%',
      standing: 'within',
    }),
    note: 'Sample figures.',
  },
  fieldsets: [advancedFieldset],
  fields: [
    ...headingFields(),
    defineField({
      name: 'organization',
      title: 'Whose board',
      type: 'string',
      validation: (rule) => rule.required().error('Name the (invented) organization.'),
    }),
    defineField({ name: 'period', title: 'Period', type: 'string' }),
    defineField({
      name: 'verdict',
      title: 'The one sentence',
      type: 'text',
      rows: 2,
      description: 'What the board should remember if it reads nothing else.',
      validation: (rule) => rule.required().error('Write the one sentence.'),
    }),
    defineField({
      name: 'indicators',
      title: 'Indicators',
      type: 'array',
      of: [defineArrayMember({ type: 'boardIndicator' })],
      validation: (rule) => rule.required().min(1).error('Add at least one indicator.'),
    }),
    defineField({
      name: 'changes',
      title: 'What has changed',
      type: 'array',
      of: [defineArrayMember({ type: 'text', rows: 2 })],
    }),
    defineField({
      name: 'decisions',
      title: 'For decision',
      type: 'array',
      of: [defineArrayMember({ type: 'boardDecision' })],
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      description: 'Small print: that the figures are a sample.',
    }),
    ...advancedFields,
  ],
  preview: sectionPreview('Board brief', { items: 'indicators', one: 'indicator' }),
})
