import { UsersIcon } from '@sanity/icons/Users'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { peopleLooks } from '../options'

/** People with their roles: leadership, instructors, speakers. */
export const people = defineType({
  name: 'people',
  title: 'People',
  type: 'object',
  options: { sectionGroup: 'lists' },
  icon: UsersIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'look',
      title: 'Look',
      type: 'string',
      options: { list: peopleLooks, layout: 'radio' },
      initialValue: 'compact',
      validation: (rule) => rule.required().error('Choose how the people are shown.'),
    }),
    defineField({
      name: 'people',
      title: 'People',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'person' }] })],
      validation: (rule) => [
        rule.required().min(1).error('Choose at least one person.'),
        rule.unique().error('One of these people is there twice.'),
      ],
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title', people: 'people' },
    prepare: ({ title, people: list }) => ({
      title,
      subtitle: `People, ${Object.keys(list ?? {}).length}`,
    }),
  },
})
