import { defineArrayMember, defineField } from 'sanity'

/** The call-to-action band that pages share. */
export const readyToStartField = defineField({
  name: 'readyToStart',
  title: '“Ready to Get Started” band',
  type: 'object',
  group: 'callToAction',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give the band a title.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 2 }),
    defineField({
      name: 'cards',
      title: 'Cards',
      type: 'array',
      of: [defineArrayMember({ type: 'requestCard' })],
      validation: (rule) => rule.max(4).warning('More than four cards do not fit in one row.'),
    }),
  ],
})
