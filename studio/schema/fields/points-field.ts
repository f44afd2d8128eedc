import { defineArrayMember, defineField } from 'sanity'

/** Short points, shown as a list with ticks. */
export const pointsField = defineField({
  name: 'points',
  title: 'Points',
  type: 'array',
  description: 'A few words each. Optional.',
  of: [defineArrayMember({ type: 'string' })],
  validation: (rule) => rule.unique().error('One of these points is there twice.'),
})
