import { defineField } from 'sanity'
import { checkAnchor } from '../validation/anchor'

/** The name under which a button can scroll to a section. */
export const anchorField = defineField({
  name: 'anchor',
  title: 'Anchor',
  type: 'string',
  options: { copy: false },
  description: 'Lets a button scroll here: type how-it-works to link to #how-it-works. Optional.',
  validation: (rule) => rule.custom(checkAnchor),
})
