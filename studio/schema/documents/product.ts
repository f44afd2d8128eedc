import { PackageIcon } from '@sanity/icons/Package'
import { defineField, defineType } from 'sanity'
import { documentGroups, readyToStartSwitch, titleField } from '../fields/page-fields'
import { pathFields } from '../fields/path-field'
import { sectionsField } from '../fields/sections-field'
import { iconField } from '../fields/short-fields'
import { legalClaimsField } from '../objects/legal-claim'
import { seoField } from '../objects/seo'

/** A product: its page, and its card in lists of products. */
export const product = defineType({
  name: 'product',
  title: 'Product',
  type: 'document',
  icon: PackageIcon,
  groups: documentGroups,
  fields: [
    titleField('The name of the product, such as Reactor.'),
    ...pathFields('product'),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      description: 'What kind of product it is, such as Investigation software.',
      group: 'content',
      validation: (rule) => rule.required().error('Enter the kind of product.'),
    }),
    defineField({
      name: 'tagline',
      title: 'Tagline',
      type: 'string',
      description: 'One line that says what it does for a customer.',
      group: 'content',
      validation: (rule) => [
        rule.required().error('Give the product a tagline.'),
        rule.max(90).warning('A tagline over 90 characters does not fit on one line.'),
      ],
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'text',
      rows: 3,
      description: 'Two sentences for cards and search results.',
      group: 'content',
      validation: (rule) => rule.required().error('Summarize the product in two sentences.'),
    }),
    { ...iconField, group: 'content' },
    defineField({
      name: 'image',
      title: 'Image',
      type: 'imageWithAlt',
      description: 'Shown below the hero and on the product’s card. Optional.',
      group: 'content',
    }),
    sectionsField,
    readyToStartSwitch,
    defineField({
      name: 'order',
      title: 'Place in lists',
      type: 'number',
      description: 'Products with smaller numbers come first.',
      group: 'content',
      initialValue: 100,
      validation: (rule) =>
        rule.required().integer().min(0).error('Enter a whole number, 0 or more.'),
    }),
    legalClaimsField,
    seoField,
  ],
  orderings: [
    { name: 'place', title: 'Place in lists', by: [{ field: 'order', direction: 'asc' }] },
    { name: 'title', title: 'Title', by: [{ field: 'title', direction: 'asc' }] },
  ],
  preview: { select: { title: 'title', subtitle: 'path.current', media: 'image' } },
})
