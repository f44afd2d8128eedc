import { BookIcon } from '@sanity/icons/Book'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { orderField } from '../fields/short-fields'
import { ownActionField } from '../objects/action'
import { describePrice, priceField } from '../objects/price'
import { courseBadges } from '../options'

/** A course of the Academy. */
export const course = defineType({
  name: 'course',
  title: 'Course',
  type: 'document',
  icon: BookIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give the course a title.'),
    }),
    defineField({
      name: 'badge',
      title: 'Badge',
      type: 'string',
      description: 'Optional.',
      options: { list: courseBadges, layout: 'radio', direction: 'horizontal' },
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Say in two sentences what one learns.'),
    }),
    defineField({
      name: 'lessons',
      title: 'Lessons',
      type: 'array',
      description: 'What the course goes through, in order.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.unique().error('One of these lessons is there twice.'),
    }),
    defineField({
      name: 'hours',
      title: 'Hours',
      type: 'number',
      validation: (rule) => rule.required().positive().error('Say how many hours it takes.'),
    }),
    defineField({
      name: 'level',
      title: 'Level',
      type: 'string',
      description: 'For whom it is: No prior knowledge, Working compliance officers.',
    }),
    defineField({
      name: 'students',
      title: 'Students',
      type: 'string',
      description: 'How many have taken it, as it should be printed: 2,400 students.',
    }),
    defineField({
      name: 'certificate',
      title: 'Certificate',
      type: 'string',
      description: 'What one gets at the end: Certificate of completion.',
    }),
    priceField,
    defineField({
      name: 'instructor',
      title: 'Instructor',
      type: 'reference',
      to: [{ type: 'person' }],
    }),
    ownActionField({
      label: 'Enroll Now',
      dialog: 'course-enrollment',
      description: 'The enrolment dialog opens with this course filled in.',
    }),
    orderField,
  ],
  preview: {
    select: { title: 'title', hours: 'hours', price: 'price', badge: 'badge' },
    prepare: ({ title, hours, price, badge }) => ({
      title,
      subtitle: [badge, hours && `${hours} hours`, describePrice(price ?? {})]
        .filter(Boolean)
        .join(', '),
    }),
  },
})
