import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { httpMethods } from '../options/http-methods'

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
      options: { copy: false },
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
      description: 'Their names, as in JSON. Optional.',
      of: [defineArrayMember({ type: 'string', options: { copy: false } })],
      validation: (rule) => rule.unique().error('One of these fields is there twice.'),
    }),
  ],
  preview: { select: { title: 'path', subtitle: 'method' } },
})
