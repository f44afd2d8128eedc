import { PlayIcon } from '@sanity/icons/Play'
import { defineType } from 'sanity'
import { choice, line, text } from '../fields/define'
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
    line('title', 'Title', { required: 'Give the recording a title.' }),
    choice('kind', 'Kind', recordingKinds, {
      initialValue: 'webinar',
      required: 'Choose what was recorded.',
    }),
    text('description', 'Description', {
      rows: 3,
      required: 'Describe the recording in one sentence.',
    }),
    line('duration', 'Duration', {
      description: 'As printed: 52 min.',
      required: 'Enter the duration.',
    }),
    line('views', 'Views', { description: 'As printed: 12.4K views.' }),
    line('month', 'Month', {
      description: 'The month of the recording: September 2025. Optional.',
    }),
    line('poster', 'Drawing', {
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
