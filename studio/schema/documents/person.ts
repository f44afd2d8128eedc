import { UserIcon } from '@sanity/icons/User'
import { defineType } from 'sanity'
import { image, line, text } from '../fields/define'
import { rankField } from '../fields/short-fields'
import { teams } from '../options'

/** A person on the site: leadership, advisors, authors, instructors, speakers. */
export const person = defineType({
  name: 'person',
  title: 'Person',
  type: 'document',
  icon: UserIcon,
  fields: [
    line('name', 'Name', { required: 'Enter the person’s name.' }),
    line('role', 'Role', { required: 'Enter the role of this person.' }),
    line('team', 'Team', {
      options: { list: teams },
      initialValue: 'staff',
      required: 'Choose the team.',
    }),
    line('specialty', 'Specialty'),
    text('biography', 'Biography', {
      rows: 4,
      description: 'Shown on large profiles and below the articles of this person.',
    }),
    image('portrait', 'Portrait', {
      description: 'Without a portrait the site shows the name alone.',
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
