import { PlayIcon } from '@sanity/icons/Play'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingFields } from '../fields/heading-fields'
import { recordingKinds, recordingsLooks } from '../options'

/** Webinars and demos that can be watched again. */
export const recordings = defineType({
  name: 'recordings',
  title: 'Recordings',
  type: 'object',
  options: { sectionGroup: 'lists' },
  icon: PlayIcon,
  fields: [
    ...headingFields(),
    defineField({
      name: 'recordings',
      title: 'Recordings',
      type: 'array',
      description: 'Leave empty to show all recordings of the kind below.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'recording' }] })],
      validation: (rule) => rule.unique().error('One of these is there twice.'),
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      description: 'Which recordings are shown when none are chosen above.',
      options: { list: recordingKinds, layout: 'radio', direction: 'horizontal' },
      initialValue: 'webinar',
      validation: (rule) => rule.required().error('Choose a kind.'),
    }),
    defineField({
      name: 'look',
      title: 'Look',
      type: 'string',
      options: { list: recordingsLooks, layout: 'radio' },
      initialValue: 'list',
      validation: (rule) => rule.required().error('Choose how the recordings are shown.'),
    }),
    anchorField,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Recordings' }),
  },
})
