import { PackageIcon } from '@sanity/icons/Package'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'

/** The products, one card each. */
export const productCards = defineType({
  name: 'productCards',
  title: 'Product cards',
  type: 'object',
  options: { sectionGroup: 'lists' },
  icon: PackageIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'products',
      title: 'Products',
      type: 'array',
      description: 'Leave empty to show all products in their own order.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'product' }] })],
      validation: (rule) => rule.unique().error('One of these products is there twice.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Product cards' }),
  },
})
