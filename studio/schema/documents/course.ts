import { BookIcon } from '@sanity/icons/Book'
import { defineType } from 'sanity'
import { choice, line, list, number, reference, text } from '../fields/define'
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
    line('title', 'Title', { required: 'Give the course a title.' }),
    choice('badge', 'Badge', courseBadges),
    text('summary', 'Summary', {
      rows: 3,
      required: 'Describe in two sentences what the course teaches.',
    }),
    list('lessons', 'Lessons', 'string', {
      validation: (rule) => rule.unique().error('One of these lessons appears twice.'),
    }),
    number('hours', 'Hours', {
      required: 'Enter how many hours the course takes.',
      range: (rule) => rule.positive(),
    }),
    line('level', 'Level', {
      options: { shown: 'unmarked' },
      description: 'Who the course is for: No prior knowledge, Working compliance officers.',
    }),
    line('students', 'Students', {
      description: 'How many people have taken it, as printed: 2,400 students.',
    }),
    line('certificate', 'Certificate'),
    priceField,
    reference('instructor', 'Instructor', 'person'),
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
