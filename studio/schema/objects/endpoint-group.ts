import { FolderIcon } from '@sanity/icons/Folder'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { countItems } from './count-items'

/** Endpoints that belong together, such as those of addresses. */
export const endpointGroup = defineType({
  name: 'endpointGroup',
  title: 'Group of endpoints',
  type: 'object',
  icon: FolderIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give the group a title.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 2, description: 'Optional.' }),
    defineField({
      name: 'endpoints',
      title: 'Endpoints',
      type: 'array',
      of: [defineArrayMember({ type: 'endpoint' })],
      validation: (rule) => rule.required().min(1).error('Add at least one endpoint.'),
    }),
  ],
  preview: {
    select: { title: 'title', endpoints: 'endpoints' },
    prepare: ({ title, endpoints }) => ({ title, subtitle: countItems(endpoints, 'endpoint') }),
  },
})
