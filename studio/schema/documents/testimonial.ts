import { CommentIcon } from '@sanity/icons/Comment'
import { defineField, defineType } from 'sanity'
import { rankField } from '../fields/short-fields'

/** A quotation from a customer. */
export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  icon: CommentIcon,
  fields: [
    defineField({
      name: 'quote',
      title: 'Quotation',
      type: 'text',
      rows: 4,
      description: 'Without quotation marks: the site adds them.',
      validation: (rule) => rule.required().error('Enter what the customer said.'),
    }),
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Enter the name of the customer.'),
    }),
    defineField({ name: 'role', title: 'Role', type: 'string' }),
    defineField({ name: 'organization', title: 'Organization', type: 'string' }),
    defineField({
      name: 'rating',
      title: 'Stars',
      type: 'number',
      options: { list: [1, 2, 3, 4, 5], layout: 'radio', direction: 'horizontal' },
      initialValue: 5,
      validation: (rule) => rule.custom(checkRating),
    }),
    defineField({
      name: 'mark',
      title: 'Word mark',
      type: 'imageWithAlt',
      description: 'Dark on nothing, best as SVG. The alternative text is the name.',
    }),
    defineField({ name: 'story', title: 'Story', type: 'reference', to: [{ type: 'page' }] }),
    rankField('testimonial'),
  ],
  preview: {
    select: { name: 'name', organization: 'organization', rating: 'rating' },
    prepare: ({ name, organization, rating }) => ({
      title: name,
      subtitle: [organization, '★'.repeat(rating ?? 0)].filter(Boolean).join(' '),
    }),
  },
})

/** Accepts whole numbers from 1 to 5. */
export function checkRating(rating: number | undefined): true | string {
  if (rating !== undefined && Number.isInteger(rating) && rating >= 1 && rating <= 5) return true
  return 'Choose one to five whole stars.'
}
