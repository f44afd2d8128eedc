import { UserIcon } from '@sanity/icons/User'
import { defineField, defineType } from 'sanity'
import { rankField } from '../fields/short-fields'
import { teams } from '../options'

/** A person on the site: leadership, advisors, authors, instructors, speakers. */
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
      validation: (rule) => rule.required().error('Enter the person’s name.'),
    }),
    defineField({
      name: 'role',
      title: 'Role',
      type: 'string',
      validation: (rule) => rule.required().error('Enter the role of this person.'),
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
    }),
    defineField({
      name: 'biography',
      title: 'Biography',
      type: 'text',
      rows: 4,
      description: 'Shown on large profiles and below the articles of this person.',
    }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      type: 'imageWithAlt',
      description: 'Without a portrait the site shows the initials.',
    }),
    rankField('person'),
  ],
  preview: {
    select: { title: 'name', role: 'role', team: 'team', media: 'portrait' },
    prepare: ({ title, role, team, media }) => ({
      title,
      subtitle: [role, teams.find(({ value }) => value === team)?.title]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
})
