import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField } from '../fields/anchor-field'
import { headingFields } from '../fields/heading-fields'
import { countItems } from '../objects/count-items'

/** Kinds of case, each worked through move by move. */
export const caseFiles = defineType({
  name: 'caseFiles',
  title: 'Worked cases',
  type: 'object',
  icon: ClipboardIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'cases',
      title: 'Cases',
      type: 'array',
      of: [defineArrayMember({ type: 'caseFile' })],
      validation: (rule) => rule.required().min(1).error('Add at least one case.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', items: 'cases' },
    prepare: ({ title, items }) => ({
      title,
      subtitle: `Worked cases, ${countItems(items, 'case')}`,
    }),
  },
})
