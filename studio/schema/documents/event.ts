import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { documentGroups, titleField } from '../fields/page-fields'
import { pathField } from '../fields/path-field'
import { ownActionField } from '../objects/action'
import { priceField } from '../objects/price'
import { seoField } from '../objects/seo'
import { eventTags } from '../options'

/** A webinar, workshop or conference that visitors can register for. */
export const event = defineType({
  name: 'event',
  title: 'Event',
  type: 'document',
  icon: CalendarIcon,
  groups: documentGroups,
  fields: [
    titleField('What the event is called.'),
    pathField('event'),
    defineField({
      name: 'tag',
      title: 'Tag',
      type: 'string',
      options: { list: eventTags, layout: 'radio', direction: 'horizontal' },
      group: 'content',
      validation: (rule) => rule.required().error('Choose the tag.'),
    }),
    defineField({
      name: 'startsAt',
      title: 'Starts',
      type: 'datetime',
      group: 'content',
      validation: (rule) => rule.required().error('Say when it starts.'),
    }),
    defineField({
      name: 'endsAt',
      title: 'Ends',
      type: 'datetime',
      description: 'Its duration follows from the two times.',
      group: 'content',
      validation: (rule) => [
        rule.required().error('Say when it ends.'),
        rule.min(rule.valueOfField('startsAt')).error('It cannot end before it starts.'),
      ],
    }),
    defineField({
      name: 'place',
      title: 'Place',
      type: 'string',
      description: 'Online, or a city.',
      group: 'content',
      initialValue: 'Online',
      validation: (rule) => rule.required().error('Say where it takes place.'),
    }),
    defineField({
      name: 'attendance',
      title: 'Attendance',
      type: 'string',
      description: 'How many have registered, or how many can: Limited to 100 seats.',
      group: 'content',
    }),
    defineField({
      name: 'inclusion',
      title: 'Included',
      type: 'string',
      description: 'Such as: Certificate included. Optional.',
      group: 'content',
    }),
    { ...priceField, group: 'content' },
    defineField({
      name: 'speakers',
      title: 'Speakers',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'person' }] })],
      group: 'content',
      validation: (rule) => rule.unique().error('One of these speakers is there twice.'),
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.required().error('Sum the event up in two sentences.'),
    }),
    defineField({
      name: 'body',
      title: 'Programme',
      type: 'portableText',
      group: 'content',
      validation: (rule) => rule.required().min(1).error('Say what happens at the event.'),
    }),
    {
      ...ownActionField({
        label: 'Register',
        dialog: 'event-registration',
        description: 'The registration opens with this event and its date filled in.',
      }),
      group: 'content',
    },
    seoField,
  ],
  orderings: [
    { name: 'soonest', title: 'Soonest first', by: [{ field: 'startsAt', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title', tag: 'tag', startsAt: 'startsAt' },
    prepare: ({ title, tag, startsAt }) => ({
      title,
      subtitle: [tag, startsAt?.slice(0, 10)].filter(Boolean).join(', '),
    }),
  },
})
