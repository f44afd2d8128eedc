import { BookIcon } from '@sanity/icons/Book'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { rankField } from '../fields/short-fields'
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
      options: { list: courseBadges, layout: 'radio', direction: 'horizontal' },
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'text',
      rows: 3,
      validation: (rule) =>
        rule.required().error('Describe in two sentences what the course teaches.'),
    }),
    defineField({
      name: 'lessons',
      title: 'Lessons',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.unique().error('One of these lessons appears twice.'),
    }),
    defineField({
      name: 'hours',
      title: 'Hours',
      type: 'number',
      validation: (rule) =>
        rule.required().positive().error('Enter how many hours the course takes.'),
    }),
    defineField({
      name: 'level',
      title: 'Level',
      type: 'string',
      options: { shown: 'unmarked' },
      description: 'Who the course is for: No prior knowledge, Working compliance officers.',
    }),
    defineField({
      name: 'students',
      title: 'Students',
      type: 'string',
      description: 'How many people have taken it, as printed: 2,400 students.',
    }),
    defineField({
      name: 'certificate',
      title: 'Certificate',
      type: 'string',
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
      description: 'The enrollment dialog opens with this course filled in.',
    }),
    rankField('course'),
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
