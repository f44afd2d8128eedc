import { defineArrayMember, defineField } from 'sanity'

/** The buttons of a section. */
export const actionsField = defineField({
  name: 'actions',
  title: 'Buttons',
  type: 'array',
  of: [defineArrayMember({ type: 'action' })],
  validation: (rule) => rule.max(3).warning('More than three buttons make it hard to choose.'),
})
