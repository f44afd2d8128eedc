import { defineField, type TextDefinition } from 'sanity'

/** One line. */
const label = (name: string, title: string, initialValue: string, description?: string) =>
  defineField({
    name,
    title,
    type: 'string',
    initialValue,
    ...(description && { description }),
  })

const sentence = (
  name: string,
  title: string,
  initialValue: string,
  more: Pick<TextDefinition, 'description' | 'options'> = {},
) =>
  defineField({
    name,
    title,
    type: 'text',
    rows: 2,
    initialValue,
    ...more,
  })

/** Sentences that the site says around content; all other labels are in its code. */
export const sentencesField = defineField({
  name: 'sentences',
  title: 'Sentences',
  type: 'object',
  description: 'For an empty field the site has a sentence of its own.',
  group: 'sentences',
  fields: [
    sentence(
      'searchHint',
      'Search: what to do if nothing is found',
      'Try fewer or more general words, such as a product’s name.',
      {
        description: 'A link to the Support Center follows.',
        options: { shown: 'unmarked' },
      },
    ),
    label('helpTitle', 'End of a guide: title', 'Still stuck?'),
    sentence(
      'helpText',
      'End of a guide: text',
      'Tell us which step you are on and what you see instead.',
    ),
    label(
      'helpButton',
      'End of a guide: button',
      'Contact support',
      'It opens the form for support.',
    ),
    label('eventOver', 'Event that has ended', 'This event is over.'),
    label('jobFilled', 'Position that is closed', 'This position has been filled.'),
    label('oldVersion', 'Earlier version of a legal page', 'This version is no longer in force.'),
  ],
})
