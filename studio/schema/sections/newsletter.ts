import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { newsletterLists } from '../options'

/** A box that takes an address for one of the mailing lists. */
export const newsletter = defineType({
  name: 'newsletter',
  title: 'Newsletter',
  type: 'object',
  options: { sectionGroup: 'opening' },
  icon: EnvelopeIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'list',
      title: 'List',
      type: 'string',
      description: 'Which letter a subscriber gets. It is part of the request that we receive.',
      options: { list: newsletterLists, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().error('Choose the list.'),
    }),
    defineField({
      name: 'buttonLabel',
      title: 'Button',
      type: 'string',
      initialValue: 'Subscribe',
      validation: (rule) => rule.required().error('Name the button.'),
    }),
    defineField({
      name: 'note',
      title: 'Small print',
      type: 'string',
      description: 'Below the box: how often, and how to leave. Optional.',
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', list: 'list' },
    prepare: ({ title, list }) => ({ title, subtitle: `Newsletter: ${list ?? 'no list'}` }),
  },
})
