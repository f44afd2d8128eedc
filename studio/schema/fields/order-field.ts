import { defineField } from 'sanity'

/** Where a document stands in lists that show all of its type. */
export const orderField = defineField({
  name: 'order',
  title: 'Place in lists',
  type: 'number',
  description: 'Smaller numbers come first.',
  initialValue: 100,
  validation: (rule) => rule.required().integer().min(0).error('Type a whole number, 0 or more.'),
})
