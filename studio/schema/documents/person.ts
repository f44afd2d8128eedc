import { UserIcon } from '@sanity/icons/User'
import { defineField, defineType } from 'sanity'
import { orderField } from '../fields/short-fields'
import { teams } from '../options'

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
    defineField({
      name: 'biography',
      title: 'Biography',
      type: 'text',
      rows: 4,
      description: 'Shown where people stand large, and below what they have written.',
      validation: (rule) =>
        rule.custom((text, { document }) => checkBiography(text, document?.team)).warning(),
    }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      type: 'imageWithAlt',
      description: 'Without one the site draws the initials.',
    }),
    { ...orderField, description: 'People with smaller numbers come first.' },
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

/** Executives are shown large: without a biography their place looks empty. */
export function checkBiography(text: string | undefined, team: unknown): true | string {
  if (team !== 'executive' || (text && text.trim().length >= 80)) return true
  return 'Executives are shown large: write a few sentences about this one.'
}
