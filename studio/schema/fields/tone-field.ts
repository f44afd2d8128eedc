import { defineField } from 'sanity'
import { tones } from '../options/tones'

/** The ground of a band. */
export const toneField = defineField({
  name: 'tone',
  title: 'Ground',
  type: 'string',
  options: { list: tones, layout: 'radio', direction: 'horizontal' },
  initialValue: 'paper',
  validation: (rule) => rule.required().error('Choose a light or a dark ground.'),
})
