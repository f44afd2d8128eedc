import { BookIcon } from '@sanity/icons/Book'
import { defineField, defineType } from 'sanity'
import { documentGroups, titleField } from '../fields/page-fields'
import { pathFields } from '../fields/path-field'
import { rankField } from '../fields/short-fields'
import { legalClaimsField } from '../objects/legal-claim'
import { seoField } from '../objects/seo'
import { checkYear } from '../validation/date-rules'
import { adviseTopic } from '../validation/lookups'

/** A documentation guide or a support center article, depending on its path. */
export const guide = defineType({
  name: 'guide',
  title: 'Guide',
  type: 'document',
  icon: BookIcon,
  groups: documentGroups,
  fields: [
    titleField,
    ...pathFields('guide'),
    defineField({
      name: 'topic',
      title: 'Topic',
      type: 'string',
      description: 'The list that shows this guide, such as Integration.',
      group: 'content',
      validation: (rule) => [
        rule.required().error('Enter the list that shows this guide.'),
        rule.custom(adviseTopic).warning(),
      ],
    }),
    defineField({
      name: 'tag',
      title: 'Tag',
      type: 'string',
      options: { shown: 'unmarked' },
      description: 'In capitals on its card: POPULAR, TECHNICAL, GUIDE, ADVANCED. Optional.',
      group: 'content',
    }),
    defineField({
      name: 'minutes',
      title: 'Minutes',
      type: 'number',
      description: 'How long the guide takes, including exercises.',
      group: 'content',
      validation: (rule) => rule.integer().min(1).error('Enter a whole number of minutes.'),
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.required().error('Summarize the guide in two sentences.'),
    }),
    defineField({
      name: 'updatedOn',
      title: 'Last updated',
      type: 'date',
      group: 'content',
      options: { dateFormat: 'D MMMM YYYY' },
      validation: (rule) => [
        rule.required().error('Enter when the guide was last updated.'),
        rule.custom(checkYear),
      ],
    }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'portableText',
      group: 'content',
      validation: (rule) => rule.required().min(1).error('Add the text of the guide.'),
    }),
    rankField('guide'),
    legalClaimsField,
    seoField,
  ],
  preview: { select: { title: 'title', subtitle: 'path.current' } },
})
