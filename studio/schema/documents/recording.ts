import { PlayIcon } from '@sanity/icons/Play'
import { defineField, defineType } from 'sanity'
import { rankField } from '../fields/short-fields'
import { ownActionField } from '../objects/action'
import { posters, recordingKinds } from '../options'

/** A recorded webinar or product demo. */
export const recording = defineType({
  name: 'recording',
  title: 'Recording',
  type: 'document',
  icon: PlayIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Give the recording a title.'),
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      options: { list: recordingKinds, layout: 'radio', direction: 'horizontal' },
      initialValue: 'webinar',
      validation: (rule) => rule.required().error('Choose what was recorded.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Describe the recording in one sentence.'),
    }),
    defineField({
      name: 'duration',
      title: 'Duration',
      type: 'string',
      description: 'As printed: 52 min.',
      validation: (rule) => rule.required().error('Enter the duration.'),
    }),
    defineField({
      name: 'views',
      title: 'Views',
      type: 'string',
      description: 'As printed: 12.4K views.',
    }),
    defineField({
      name: 'month',
      title: 'Month',
      type: 'string',
      description: 'The month of the recording: September 2025. Optional.',
    }),
    defineField({
      name: 'poster',
      title: 'Drawing',
      type: 'string',
      description: 'The site draws it where recordings appear as posters.',
      options: { list: posters },
      initialValue: 'graph',
    }),
    ownActionField({
      label: 'Watch Recording',
      dialog: 'recording-request',
      description: 'Opens a dialog that requests this recording by email.',
    }),
    rankField('recording'),
  ],
  preview: {
    select: { title: 'title', kind: 'kind', duration: 'duration' },
    prepare: ({ title, kind, duration }) => ({
      title,
      subtitle: [recordingKinds.find(({ value }) => value === kind)?.title, duration]
        .filter(Boolean)
        .join(', '),
    }),
  },
})
