import { CommentIcon } from '@sanity/icons/Comment'
import { defineType } from 'sanity'
import { image, line, number, reference, text } from '../fields/define'
import { rankField } from '../fields/short-fields'

/** A quotation from a customer. */
export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  icon: CommentIcon,
  fields: [
    text('quote', 'Quotation', {
      rows: 4,
      description: 'Without quotation marks: the site adds them.',
      required: 'Enter what the customer said.',
    }),
    line('name', 'Name', { required: 'Enter the name of the customer.' }),
    line('role', 'Role'),
    line('organization', 'Organization'),
    number('rating', 'Stars', {
      options: { list: [1, 2, 3, 4, 5], layout: 'radio', direction: 'horizontal' },
      initialValue: 5,
      validation: (rule) => rule.custom(checkRating),
    }),
    image('mark', 'Word mark', {
      description: 'Dark on nothing, best as SVG. The alternative text is the name.',
    }),
    reference('story', 'Story', 'page'),
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
