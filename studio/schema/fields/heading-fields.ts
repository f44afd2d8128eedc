import { defineField } from 'sanity'

/** The heading of a section: the title, and a text below it. */
export function headingFields({ titleRequired = true }: { titleRequired?: boolean } = {}) {
  return [
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

/** Closed at the end of a section's form: what few sections need. */
export const advancedFieldset = {
  name: 'advanced',
  title: 'Advanced',
  options: { collapsible: true, collapsed: true },
}

/** The fragment identifier that a button scrolls to. */
export const anchorField = defineField({
  name: 'anchor',
  title: 'Anchor',
  type: 'string',
  fieldset: 'advanced',
  options: { shown: 'never' },
  description: 'Lets a button scroll here: type how-it-works to link to #how-it-works.',
  validation: (rule) => rule.custom(checkAnchor),
})

/** Two or three words that introduce a section. */
export const eyebrowField = defineField({
  name: 'eyebrow',
  title: 'Line above the title',
  type: 'string',
  fieldset: 'advanced',
  description: 'Two or three words.',
})

/** The fields of `advancedFieldset`. */
export const advancedFields = [eyebrowField, anchorField]

/** Anchors become URL fragments, so they are limited to a-z, digits and hyphens. */
export function checkAnchor(value: string | undefined): true | string {
  if (!value || /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value)) return true
  return 'Use small letters, digits and hyphens, and start with a letter, as in how-it-works.'
}
