import { PinIcon } from '@sanity/icons/Pin'
import { defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'

/** Addresses, telephone and hours, as the site settings have them. */
export const contactDetails = defineType({
  name: 'contactDetails',
  title: 'Contact details',
  type: 'object',
  options: { sectionGroup: 'opening' },
  icon: PinIcon,
  description: 'Shows what the site settings say under “Contact”.',
  fields: [...headingFields(), anchorField],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Contact details' }),
  },
})
