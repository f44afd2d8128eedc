import { CommentIcon } from '@sanity/icons/Comment'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'

/** What customers say. */
export const testimonials = defineType({
  name: 'testimonials',
  title: 'Testimonials',
  type: 'object',
  options: { sectionGroup: 'proof' },
  icon: CommentIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'testimonials',
      title: 'Testimonials',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'testimonial' }] })],
      validation: (rule) => [
        rule.required().min(1).error('Choose at least one testimonial.'),
        rule.unique().error('One of these testimonials is there twice.'),
      ],
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Testimonials' }),
  },
})
