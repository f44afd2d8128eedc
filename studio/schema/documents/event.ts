import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineArrayMember, defineField } from 'sanity'
import { choice, line, prose, reference, text, toggle } from '../fields/define'
import { definePage } from '../fields/page-fields'
import { ownActionField } from '../objects/action'
import { priceField } from '../objects/price'
import { eventTags } from '../options'
import { adviseEndsAt, checkEventEnd, checkYear } from '../validation/date-rules'
import { checkPlace } from '../validation/place'
import { printDay, siteTime } from '../validation/site-time'

/** A webinar, workshop or conference that visitors can register for. */
export const event = definePage({
  name: 'event',
  title: 'Event',
  icon: CalendarIcon,
  fields: [
    choice('tag', 'Tag', eventTags, { required: 'Choose the tag.' }),
    defineField({
      name: 'startsAt',
      title: 'Starts',
      type: 'datetime',
      options: siteTime,
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
      validation: (rule) => [
        rule.required().error('Enter when the event ends.'),
        rule.custom(checkYear),
        rule.custom((ends, { document }) => checkEventEnd(ends, document?.startsAt)),
        rule.custom((ends, { document }) => adviseEndsAt(ends, document?.recording)).warning(),
      ],
    }),
    toggle('online', 'Online', { initialValue: true }),
    line('place', 'Place', {
      description: 'The city or the venue. Empty for an event that is only online.',
      validation: (rule) =>
        rule.custom((place, { document }) => checkPlace(place, document?.online)),
    }),
    line('attendance', 'Attendance', {
      description: 'How many people have registered or can register: Limited to 100 seats.',
    }),
    line('inclusion', 'Included', { description: 'Such as: Certificate included. Optional.' }),
    priceField,
    defineField({
      name: 'speakers',
      title: 'Speakers',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'person' }] })],
      validation: (rule) => rule.unique().error('One of these speakers appears twice.'),
    }),
    text('summary', 'Summary', { rows: 3, required: 'Summarize the event in two sentences.' }),
    prose('body', 'Program', { required: 'Describe what happens at the event.' }),
    reference('recording', 'Recording', 'recording', {
      description: 'Shown on the page of the event as soon as the event is over. Optional.',
    }),
    ownActionField({
      label: 'Register',
      dialog: 'event-registration',
      description: 'Opens the registration dialog with this event and its date filled in.',
    }),
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
