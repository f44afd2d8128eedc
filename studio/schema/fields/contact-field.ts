import { defineField } from 'sanity'

const email = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    options: { copy: false },
    validation: (rule) => [
      rule.required().error('Type an email address.'),
      rule.email().error('This is not an email address.'),
    ],
  })

/** How visitors reach the company. */
export const contactField = defineField({
  name: 'contact',
  title: 'Contact',
  type: 'object',
  group: 'contact',
  fields: [
    email('salesEmail', 'Email of sales'),
    email('supportEmail', 'Email of support'),
    email('pressEmail', 'Email for the press'),
    email('privacyEmail', 'Email for privacy requests'),
    defineField({ name: 'phone', title: 'Phone', type: 'string', options: { copy: false } }),
    defineField({ name: 'address', title: 'Postal address', type: 'text', rows: 3 }),
    defineField({ name: 'hours', title: 'Hours', type: 'text', rows: 2 }),
  ],
})
