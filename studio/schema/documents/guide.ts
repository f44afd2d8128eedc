import { BookIcon } from '@sanity/icons/Book'
import { day, line, number, prose, text } from '../fields/define'
import { definePage } from '../fields/page-fields'
import { rankField } from '../fields/short-fields'
import { adviseTopic } from '../validation/lookups'

/** A documentation guide or a support center article, depending on its path. */
export const guide = definePage({
  name: 'guide',
  title: 'Guide',
  icon: BookIcon,
  fields: [
    line('topic', 'Topic', {
      description: 'The list that shows this guide, such as Integration.',
      validation: (rule) => [
        rule.required().error('Enter the list that shows this guide.'),
        rule.custom(adviseTopic).warning(),
      ],
    }),
    line('tag', 'Tag', {
      options: { shown: 'unmarked' },
      description: 'In capitals on its card: POPULAR, TECHNICAL, GUIDE, ADVANCED. Optional.',
    }),
    number('minutes', 'Minutes', {
      description: 'How long the guide takes, including exercises.',
      validation: (rule) => rule.integer().min(1).error('Enter a whole number of minutes.'),
    }),
    text('summary', 'Summary', { rows: 3, required: 'Summarize the guide in two sentences.' }),
    day('updatedOn', 'Last updated', {
      required: 'Enter when the guide was last updated.',
    }),
    prose('body', 'Text', { required: 'Add the text of the guide.' }),
    rankField('guide'),
  ],
  preview: { select: { title: 'title', subtitle: 'path.current' } },
})
