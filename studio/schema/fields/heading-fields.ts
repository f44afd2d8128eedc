import { defineType, type ObjectDefinition } from 'sanity'
import { line, text } from './define'

/** The heading of a section: the title, and a text below it. */
export function headingFields({ titleRequired = true }: { titleRequired?: boolean } = {}) {
  return [
    line('title', 'Title', {
      validation: (rule) =>
        titleRequired ? rule.required().error('Give this section a title.') : rule,
    }),
    text('text', 'Text below the title', { rows: 3 }),
  ]
}

/** Closed at the end of a section's form: what few sections need. */
export const advancedFieldset = {
  name: 'advanced',
  title: 'Advanced',
  options: { collapsible: true, collapsed: true },
}

/** The fragment identifier that a button scrolls to. */
export const anchorField = line('anchor', 'Anchor', {
  fieldset: 'advanced',
  options: { shown: 'never' },
  description: 'Lets a button scroll here: type how-it-works to link to #how-it-works.',
  validation: (rule) => rule.custom(checkAnchor),
})

/** Two or three words that introduce a section. */
export const eyebrowField = line('eyebrow', 'Line above the title', {
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

/** A section: its heading, its own fields and, at the end, what few sections need. */
export const defineSection = (definition: Omit<ObjectDefinition, 'type' | 'fieldsets'>) =>
  defineType({
    ...definition,
    type: 'object',
    fieldsets: [advancedFieldset],
    fields: [...headingFields(), ...definition.fields, ...advancedFields],
  })
