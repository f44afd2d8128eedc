import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { routableTypeNames } from '../options/routable-types'
import { checkTextLink } from '../validation/text-link'
import { checkWebAddress } from '../validation/web-address'

/** A link inside running text. */
export const textLink = defineType({
  name: 'textLink',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'document',
      title: 'Page of this site',
      type: 'reference',
      to: routableTypeNames.map((type) => ({ type })),
      options: { disableNew: true },
    }),
    defineField({
      name: 'href',
      title: 'Or a web address',
      type: 'string',
      options: { copy: false },
      description: 'Starts with https://, mailto: or tel:.',
      validation: (rule) => rule.custom(checkWebAddress),
    }),
  ],
  validation: (rule) => rule.custom(checkTextLink),
})
