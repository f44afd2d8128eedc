import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { FolderIcon } from '@sanity/icons/Folder'
import { ListIcon } from '@sanity/icons/List'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { countItems } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** Methods that the API knows. */
const httpMethods = [
  { title: 'GET', value: 'GET' },
  { title: 'POST', value: 'POST' },
  { title: 'PUT', value: 'PUT' },
  { title: 'PATCH', value: 'PATCH' },
  { title: 'DELETE', value: 'DELETE' },
]

/** One endpoint of the API. */
export const endpoint = defineType({
  name: 'endpoint',
  title: 'Endpoint',
  type: 'object',
  icon: ArrowRightIcon,
  fields: [
    defineField({
      name: 'method',
      title: 'Method',
      type: 'string',
      options: { list: httpMethods, layout: 'radio', direction: 'horizontal' },
      initialValue: 'GET',
      validation: (rule) => rule.required().error('Choose the method.'),
    }),
    defineField({
      name: 'path',
      title: 'Path',
      type: 'string',
      options: { shown: 'unmarked' },
      description: 'As /v1/address/{address}: what a caller fills in stands in braces.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^\/\S+$/)
          .error('A path begins with / and has no spaces.'),
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().error('Say in a sentence what it answers.'),
    }),
    defineField({
      name: 'fields',
      title: 'Fields of the body',
      type: 'array',
      options: { shown: 'unmarked' },
      description: 'Their names, as in JSON.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.unique().error('One of these fields is there twice.'),
    }),
  ],
  preview: { select: { title: 'path', subtitle: 'method' } },
})

/** A group of endpoints, such as those about wallet addresses. */
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
    defineField({ name: 'text', title: 'Text', type: 'text', rows: 2 }),
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

/** The endpoints of the API. */
export const endpoints = defineType({
  name: 'endpoints',
  title: 'Endpoints',
  type: 'object',
  description: 'The catalog of the API, in groups, with a link to each endpoint.',
  options: { sectionGroup: 'special' },
  icon: ListIcon,
  initialValue: {
    title: 'Endpoints',
    groups: items('endpointGroup', {
      title: toReplace('Name the group'),
      endpoints: items('endpoint', {
        method: 'GET',
        path: '/v1/address/{address}',
        summary: toReplace('Says in a sentence what it answers.'),
      }),
    }),
  },
  fieldsets: [advancedFieldset],
  fields: [
    ...headingFields(),
    defineField({
      name: 'groups',
      title: 'Groups',
      type: 'array',
      of: [defineArrayMember({ type: 'endpointGroup' })],
      validation: (rule) => rule.required().min(1).error('Add at least one group.'),
    }),
    ...advancedFields,
  ],
  preview: {
    select: { title: 'title', groups: 'groups' },
    prepare: ({ title, groups }) => ({
      title,
      subtitle: `Endpoints, ${countItems(groups, 'group')}`,
    }),
  },
})
