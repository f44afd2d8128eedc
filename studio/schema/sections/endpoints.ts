import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { FolderIcon } from '@sanity/icons/Folder'
import { ListIcon } from '@sanity/icons/List'
import { defineType } from 'sanity'
import { choice, line, list, text } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { listPreview, sectionPreview } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** Methods that the API knows. */
const httpMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** One endpoint of the API. */
export const endpoint = defineType({
  name: 'endpoint',
  title: 'Endpoint',
  type: 'object',
  icon: ArrowRightIcon,
  fields: [
    choice('method', 'Method', httpMethods, {
      initialValue: 'GET',
      required: 'Choose the method.',
    }),
    line('path', 'Path', {
      options: { shown: 'unmarked' },
      description: 'As /v1/address/{address}: what a caller fills in stands in braces.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^\/\S+$/)
          .error('A path begins with / and has no spaces.'),
    }),
    text('summary', 'Summary', { required: 'Say in a sentence what it answers.' }),
    list('fields', 'Fields of the body', 'string', {
      options: { shown: 'unmarked' },
      description: 'Their names, as in JSON.',
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
    line('title', 'Title', { required: 'Give the group a title.' }),
    text('text', 'Text'),
    list('endpoints', 'Endpoints', 'endpoint', { required: 'Add at least one endpoint.' }),
  ],
  preview: listPreview('endpoints', 'endpoint'),
})

/** The endpoints of the API. */
export const endpoints = defineSection({
  name: 'endpoints',
  title: 'Endpoints',
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
  fields: [list('groups', 'Groups', 'endpointGroup', { required: 'Add at least one group.' })],
  preview: sectionPreview('Endpoints', { items: 'groups', one: 'group' }),
})
