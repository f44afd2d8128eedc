import { PackageIcon } from '@sanity/icons/Package'
import { defineField, defineType } from 'sanity'
import { documentGroups, readyToStartSwitch, titleField } from '../fields/page-fields'
import { pathFields } from '../fields/path-field'
import { sectionsField } from '../fields/sections-field'
import { iconField, rankField } from '../fields/short-fields'
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
    titleField,
    ...pathFields('product'),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().error('Enter the kind of product.'),
    }),
    defineField({
      name: 'tagline',
      title: 'Tagline',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().error('Give the product a tagline.'),
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
      group: 'content',
    }),
    sectionsField,
    readyToStartSwitch,
    rankField('product'),
    legalClaimsField,
    seoField,
  ],
  preview: { select: { title: 'title', subtitle: 'path.current', media: 'image' } },
})
