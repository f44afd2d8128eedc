import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { documentGroups, titleField } from '../fields/page-fields'
import { pathFields } from '../fields/path-field'
import { ownActionField } from '../objects/action'
import { legalClaimsField } from '../objects/legal-claim'
import { priceField } from '../objects/price'
import { seoField } from '../objects/seo'
import { eventTags } from '../options'
import { adviseEndsAt, adviseEventLength, checkEventEnd, checkYear } from '../validation/date-rules'
import { checkPlace } from '../validation/place'
import { printDay, siteTime } from '../validation/site-time'

/** A webinar, workshop or conference that visitors can register for. */
export const event = defineType({
  name: 'event',
  title: 'Event',
  type: 'document',
  icon: CalendarIcon,
  groups: documentGroups,
  fields: [
    titleField,
    ...pathFields('event'),
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
      options: siteTime,
      group: 'content',
      validation: (rule) => [
        rule.required().error('Enter when the event starts.'),
        rule.custom(checkYear),
      ],
    }),
    defineField({
      name: 'endsAt',
      title: 'Ends',
      type: 'datetime',
      options: siteTime,
      description: 'The site computes the duration from the two times.',
      group: 'content',
      validation: (rule) => [
        rule.required().error('Enter when the event ends.'),
        rule.custom(checkYear),
        rule.custom((ends, { document }) => checkEventEnd(ends, document?.startsAt)),
        rule.custom((ends, { document }) => adviseEndsAt(ends, document?.recording)).warning(),
        rule.custom((ends, { document }) => adviseEventLength(ends, document?.startsAt)).warning(),
      ],
    }),
    defineField({
      name: 'online',
      title: 'Online',
      type: 'boolean',
      group: 'content',
      initialValue: true,
    }),
    defineField({
      name: 'place',
      title: 'Place',
      type: 'string',
      description: 'The city or the venue. Empty for an event that is only online.',
      group: 'content',
      validation: (rule) =>
        rule.custom((place, { document }) => checkPlace(place, document?.online)),
    }),
    defineField({
      name: 'attendance',
      title: 'Attendance',
      type: 'string',
      description: 'How many people have registered or can register: Limited to 100 seats.',
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
      validation: (rule) => rule.unique().error('One of these speakers appears twice.'),
    }),
    defineField({
      name: 'summary',
      title: 'Summary',
      type: 'text',
      rows: 3,
      group: 'content',
      validation: (rule) => rule.required().error('Summarize the event in two sentences.'),
    }),
    defineField({
      name: 'body',
      title: 'Program',
      type: 'portableText',
      group: 'content',
      validation: (rule) => rule.required().min(1).error('Describe what happens at the event.'),
    }),
    defineField({
      name: 'recording',
      title: 'Recording',
      type: 'reference',
      to: [{ type: 'recording' }],
      description: 'Shown on the page of the event as soon as the event is over. Optional.',
      group: 'content',
    }),
    {
      ...ownActionField({
        label: 'Register',
        dialog: 'event-registration',
        description: 'Opens the registration dialog with this event and its date filled in.',
      }),
      group: 'content',
    },
    legalClaimsField,
    seoField,
  ],
  orderings: [
    { name: 'soonest', title: 'Soonest first', by: [{ field: 'startsAt', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title', tag: 'tag', startsAt: 'startsAt' },
    prepare: ({ title, tag, startsAt }) => ({
      title,
      subtitle: [tag, printDay(startsAt)].filter(Boolean).join(', '),
    }),
  },
})
