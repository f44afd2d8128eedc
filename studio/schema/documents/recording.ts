import { PlayIcon } from '@sanity/icons/Play'
import { defineField, defineType } from 'sanity'
import { orderField } from '../fields/short-fields'
import { ownActionField } from '../objects/action'
import { posters, recordingKinds } from '../options'

/** A webinar or product demo that can be watched again. */
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
      validation: (rule) => rule.required().error('Say what was recorded.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().error('Say in a sentence what one sees.'),
    }),
    defineField({
      name: 'duration',
      title: 'Duration',
      type: 'string',
      description: 'As visitors read it: 52 min.',
      validation: (rule) => rule.required().error('Say how long it is.'),
    }),
    defineField({
      name: 'views',
      title: 'Views',
      type: 'string',
      description: 'As it should be printed: 12.4K views.',
    }),
    defineField({
      name: 'month',
      title: 'Month',
      type: 'string',
      description: 'When it was recorded: September 2025. Optional.',
    }),
    defineField({
      name: 'poster',
      title: 'Drawing',
      type: 'string',
      description: 'Drawn by the site where recordings are shown as posters.',
      options: { list: posters },
      initialValue: 'graph',
    }),
    ownActionField({
      label: 'Watch Recording',
      dialog: 'recording-request',
      description: 'The dialog sends the recording by email, with this title filled in.',
    }),
    orderField,
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
