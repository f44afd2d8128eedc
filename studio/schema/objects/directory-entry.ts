import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'

/** One name in a directory. */
export const directoryEntry = defineType({
  name: 'directoryEntry',
  title: 'Entry',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Type the name.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'string',
      description: 'What it does, in a few words. Optional.',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'text' } },
})
