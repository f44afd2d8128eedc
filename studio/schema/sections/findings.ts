import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'
import { findingLooks } from '../options'

/** One thing that a report has found, with the number that says it. */
export const finding = defineType({
  name: 'finding',
  title: 'Finding',
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    defineField({
      name: 'value',
      title: 'Figure',
      type: 'string',
      description: 'As it should be printed: 63% or 11 minutes.',
      validation: (rule) => rule.required().error('Type the figure.'),
    }),
    defineField({
      name: 'title',
      title: 'Statement',
      type: 'string',
      description: 'A sentence that somebody could disagree with.',
      validation: (rule) => rule.required().error('Say what was found.'),
    }),
    defineField({ name: 'text', title: 'Explanation', type: 'text', rows: 3 }),
    defineField({
      name: 'page',
      title: 'Page',
      type: 'number',
      description: 'Where the report says more. Optional.',
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'value' } },
})

/** What a report has found, as numbered statements. */
export const findings = defineType({
  name: 'findings',
  title: 'Findings',
  type: 'object',
  options: { sectionGroup: 'figures' },
  icon: BulbOutlineIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'look',
      title: 'Look',
      type: 'string',
      options: { list: findingLooks, layout: 'radio' },
      initialValue: 'ledger',
      validation: (rule) => rule.required().error('Choose how the findings are set.'),
    }),
    defineField({
      name: 'findings',
      title: 'Findings',
      type: 'array',
      of: [defineArrayMember({ type: 'finding' })],
      validation: (rule) => rule.required().min(1).error('Add at least one finding.'),
    }),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'string',
      description: 'Where the figures come from, in small print. Optional.',
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', findings: 'findings' },
    prepare: ({ title, findings }) => ({ title, subtitle: countItems(findings, 'finding') }),
  },
})
