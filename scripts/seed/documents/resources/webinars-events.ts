import { primary, secondary } from '../../builders/action.ts'
import { registered } from '../../builders/figure.ts'
import { personId } from '../../builders/person.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { table } from '../../builders/table.ts'
import { to } from '../../builders/target.ts'

export const webinarsEvents = page({
  title: 'Webinars and Events',
  path: '/resources/webinars-events',
  sections: [
    section('hero', {
      eyebrow: 'Webinars and Events',
      title: 'Learn from people who work cases',
      text: 'Free webinars, hands-on workshops and a yearly conference on tracing and compliance.',
      actions: [
        primary('See Upcoming Events', to.anchor('upcoming')),
        secondary('Watch Recordings', to.anchor('recordings')),
      ],
      look: 'brief',
    }),
    section('documentList', {
      what: 'event',
      anchor: 'upcoming',
      eyebrow: 'Upcoming',
      title: 'Upcoming events',
      text: 'Times are Eastern Time. All sessions are recorded, and everyone who registers gets the recording.',
      emptyText: 'We are planning the next dates. Subscribe below to hear about them first.',
    }),
    section('statBand', {
      anchor: 'impact',
      title: 'Events in numbers',
      look: 'row',
      figures: [
        registered('attendees', { note: 'since 2019' }),
        registered('events', { note: 'in person and online' }),
        registered('eventSatisfaction', {
          label: 'Satisfaction',
          note: 'of those surveyed would come again',
        }),
        registered('speakers', { note: 'a third of them from other organizations' }),
      ],
      source: 'Event surveys, 2019 to {{checked}}.',
    }),
    section('factTable', {
      anchor: 'formats',
      eyebrow: 'Event types',
      title: 'Webinars, workshops, conferences, panels',
      table: table(
        ['Type', 'Length', 'Price', 'What happens', 'For how many'],
        ['Webinars', '45-60 minutes', 'Free', 'One case or one rule, then questions', 'No limit'],
        [
          'Workshops',
          '2-4 hours',
          '$49-$199',
          'Hands-on exercises with feedback',
          'Up to 100 seats',
        ],
        [
          'Conferences',
          '1-3 days',
          '$299-$899',
          'Talks, clinics and a closed session for agencies',
          '300–600',
        ],
        ['Panels', '30-45 minutes', 'Free', 'Three views on one question', 'No limit'],
      ),
      note: 'Free events need no credit card, and no one calls you afterward unless you ask.',
    }),
    section('documentList', {
      what: 'recording',
      anchor: 'recordings',
      eyebrow: 'Popular recordings',
      title: 'Most watched',
      text: 'Choose one, and we send you the link by email within {{salesReply}}.',
      kind: 'webinar',
      look: 'list',
    }),
    section('documentList', {
      what: 'person',
      anchor: 'speakers',
      eyebrow: 'Speakers',
      title: 'Four of our speakers',
      look: 'cards',
      chosen: referenceList(
        ['Callum Drummond', 'Leila Marchetti', 'Yuki Sørensen', 'Amara Castellanos'].map(personId),
      ),
    }),
    section('callToAction', {
      anchor: 'subscribe',
      look: 'newsletter',
      eyebrow: 'By email',
      title: 'Get event announcements',
      text: 'Dates a month ahead, workshops before they fill up and each new recording.',
      list: 'events',
      buttonLabel: 'Subscribe to Events',
      note: 'Once a month. Unsubscribe in one click.',
    }),
    section('callToAction', {
      title: 'Missed a session?',
      text: 'We email you the list of all recordings, or the talk that you name.',
      look: 'paper',
      actions: [
        primary(
          'Browse All Recordings',
          to.dialog('recording-request', { recordingTitle: 'The list of all recordings' }),
        ),
        secondary('Request Another Recording', to.dialog('recording-request')),
      ],
    }),
  ],
  seo: {
    title: 'Webinars and events on crypto investigations',
    description:
      'Webinars, workshops, panels and conferences on blockchain investigation and compliance: upcoming dates, recordings and the people who speak at them.',
  },
})
