import { UserIcon } from '@sanity/icons/User'
import { defineField, defineType } from 'sanity'
import { teams } from '../options/teams'

/** Somebody whom the site names: leadership, advisers, authors, instructors, speakers. */
export const person = defineType({
  name: 'person',
  title: 'Person',
  type: 'document',
  icon: UserIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Type the person’s name.'),
    }),
    defineField({
      name: 'role',
      title: 'Role',
      type: 'string',
      description: 'Such as Chief Executive Officer.',
      validation: (rule) => rule.required().error('Say what this person does.'),
    }),
    defineField({
      name: 'team',
      title: 'Team',
      type: 'string',
      options: { list: teams },
      initialValue: 'staff',
      validation: (rule) => rule.required().error('Choose the team.'),
    }),
    defineField({
      name: 'specialty',
      title: 'Specialty',
      type: 'string',
      description: 'What to ask this person about, in a few words. Optional.',
    }),
    defineField({ name: 'biography', title: 'Biography', type: 'text', rows: 4 }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      type: 'imageWithAlt',
      description: 'Without one the site draws the initials.',
    }),
    defineField({
      name: 'order',
      title: 'Place in lists',
      type: 'number',
      description: 'People with smaller numbers come first.',
      initialValue: 100,
      validation: (rule) =>
        rule.required().integer().min(0).error('Type a whole number, 0 or more.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'role', media: 'portrait' } },
})
