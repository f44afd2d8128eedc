import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'
import { findingLooks } from '../options/finding-looks'

/** What a report has found, as numbered statements. */
export const findings = defineType({
  name: 'findings',
  title: 'Findings',
  type: 'object',
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
