import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'

/** A kind of case, worked through: how it begins, the moves in order, what stands at the end. */
export const caseFile = defineType({
  name: 'caseFile',
  title: 'Case',
  type: 'object',
  icon: ClipboardIcon,
  fields: [
    defineField({
      name: 'kind',
      title: 'Kind of case',
      type: 'string',
      description: 'Ransomware, or Money laundering.',
      validation: (rule) => rule.required().error('Say what kind of case it is.'),
    }),
    defineField({
      name: 'title',
      title: 'How it begins',
      type: 'string',
      validation: (rule) => rule.required().error('Say in one line what lies on the desk.'),
    }),
    defineField({ name: 'text', title: 'What is known', type: 'text', rows: 3 }),
    defineField({
      name: 'moves',
      title: 'Moves',
      type: 'array',
      description: 'What the investigator does, in order. They are numbered by themselves.',
      of: [defineArrayMember({ type: 'text', rows: 2 })],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one move.'),
        rule.unique().error('One of these moves is there twice.'),
      ],
    }),
    defineField({ name: 'outcome', title: 'What stands at the end', type: 'text', rows: 2 }),
    defineField({
      name: 'figures',
      title: 'Figures',
      type: 'array',
      of: [defineArrayMember({ type: 'figure' })],
      validation: (rule) => rule.max(3).warning('More than three figures weaken each other.'),
    }),
  ],
  preview: { select: { title: 'kind', subtitle: 'title' } },
})

/** Kinds of case, each worked through move by move. */
export const caseFiles = defineType({
  name: 'caseFiles',
  title: 'Worked cases',
  type: 'object',
  options: { sectionGroup: 'proof' },
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
