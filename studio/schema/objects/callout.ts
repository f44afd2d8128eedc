import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineType } from 'sanity'
import { SwatchInput } from '../../components/choice-inputs'
import { line, text } from '../fields/define'
import { calloutTones } from '../options'

/** A short text that stands out from the text around it. */
export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  type: 'object',
  icon: InfoOutlineIcon,
  fields: [
    line('tone', 'Tone', {
      options: { list: calloutTones, layout: 'radio' },
      components: { input: SwatchInput },
      initialValue: 'note',
      required: 'Choose the tone.',
    }),
    line('title', 'Title', { required: 'Give the callout a title: its color alone says nothing.' }),
    text('text', 'Text', { rows: 3, required: 'Write the text of the callout.' }),
  ],
  preview: {
    select: { title: 'title', tone: 'tone' },
    prepare: ({ title, tone }) => ({ title, subtitle: `Callout, ${tone ?? 'no tone'}` }),
  },
})
