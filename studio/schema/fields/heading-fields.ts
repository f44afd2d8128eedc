import { defineField } from 'sanity'

/** The heading of a section: a line above the title, the title, and a text below it. */
export function headingFields({ titleRequired = true }: { titleRequired?: boolean } = {}) {
  return [
    defineField({
      name: 'eyebrow',
      title: 'Line above the title',
      type: 'string',
      description: 'Two or three words that introduce the section. Optional.',
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) =>
        titleRequired ? rule.required().error('Give this section a title.') : rule,
    }),
    defineField({
      name: 'text',
      title: 'Text below the title',
      type: 'text',
      rows: 3,
    }),
  ]
}

/** The fragment identifier that a button scrolls to. */
export const anchorField = defineField({
  name: 'anchor',
  title: 'Anchor',
  type: 'string',
  description: 'Lets a button scroll here: type how-it-works to link to #how-it-works. Optional.',
  validation: (rule) => rule.custom(checkAnchor),
})

/** Anchors become URL fragments, so they are limited to a-z, digits and hyphens. */
export function checkAnchor(value: string | undefined): true | string {
  if (!value || /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value)) return true
  return 'Use small letters, digits and hyphens, and start with a letter, as in how-it-works.'
}
