import { SunIcon } from '@sanity/icons/Sun'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { pictureField } from '../fields/short-fields'
import { actionsField } from '../objects/action'
import { dialogButtons, toReplace } from '../starter'

/** How a page opens. The first look is the default. */
export const heroLooks = [
  { title: 'Picture beside the text', value: 'picture' },
  { title: 'Plain: wide type, no picture', value: 'plain' },
  { title: 'Ledger: figures large below', value: 'ledger' },
]

/** The opening of a page. */
export const hero = defineType({
  name: 'hero',
  title: 'Hero',
  type: 'object',
  description: 'Opens a page: the title, what the page offers, buttons, and a picture or figures.',
  options: { sectionGroup: 'opening' },
  icon: SunIcon,
  initialValue: {
    title: toReplace('Say what the page offers'),
    text: toReplace('One or two sentences that say for whom it is and what they get.'),
    picture: 'traced-graph',
    actions: dialogButtons('Request a demo', 'personal-demo'),
  },
  fields: [
    ...headingFields(),
    defineField({
      name: 'look',
      title: 'Look',
      type: 'string',
      description: 'A picture or an image is shown in the first look only.',
      options: { list: heroLooks, layout: 'radio' },
      initialValue: 'picture',
    }),
    actionsField,
    defineField({
      name: 'figures',
      title: 'Figures',
      type: 'array',
      description: 'Up to four numbers below the buttons. Optional.',
      of: [defineArrayMember({ type: 'figure' })],
    }),
    pictureField,
    defineField({ name: 'image', title: 'Image', type: 'imageWithAlt' }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', look: 'look', media: 'image' },
    prepare: ({ title, look = 'picture', media }) => ({ title, subtitle: `Hero, ${look}`, media }),
  },
})
