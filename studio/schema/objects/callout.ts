import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineField, defineType } from 'sanity'
import { SwatchInput } from '../../components/choice-inputs'
import { calloutTones } from '../options'

/** A short text that stands out from the text around it. */
export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    defineField({
      name: 'tone',
      title: 'Tone',
      type: 'string',
      options: { list: calloutTones, layout: 'radio' },
      components: { input: SwatchInput },
      initialValue: 'note',
      validation: (rule) => rule.required().error('Choose the tone.'),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) =>
        rule.required().error('Give the callout a title: its color alone says nothing.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Write the text of the callout.'),
    }),
  ],
  preview: {
    select: { title: 'title', tone: 'tone' },
    prepare: ({ title, tone }) => ({ title, subtitle: `Callout, ${tone ?? 'no tone'}` }),
  },
})
