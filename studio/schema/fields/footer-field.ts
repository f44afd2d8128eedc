import { defineField } from 'sanity'

/** The texts of the footer; its links stand in the navigation. */
export const footerField = defineField({
  name: 'footer',
  title: 'Footer',
  type: 'object',
  group: 'footer',
  fields: [
    defineField({ name: 'text', title: 'Text below the logo', type: 'text', rows: 2 }),
    defineField({ name: 'newsletterTitle', title: 'Newsletter: title', type: 'string' }),
    defineField({ name: 'newsletterText', title: 'Newsletter: text', type: 'text', rows: 2 }),
    defineField({
      name: 'newsletterPlaceholder',
      title: 'Newsletter: hint in the empty field',
      type: 'string',
      options: { copy: false },
    }),
    defineField({
      name: 'newsletterButton',
      title: 'Newsletter: label of the button',
      type: 'string',
    }),
    defineField({ name: 'copyright', title: 'Copyright line', type: 'string' }),
  ],
})
