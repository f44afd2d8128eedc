import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { factRow } from '../../builders/learning.ts'
import { personId } from '../../builders/person.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { to } from '../../builders/target.ts'

export const webinarsEvents = page({
  title: 'Webinars and Events',
  path: '/resources/webinars-events',
  sections: [
    section('hero', {
      eyebrow: 'Webinars and Events',
      title: 'An hour with somebody who worked the case',
      text: 'Free webinars, hands-on workshops and a yearly conference. Speakers show their screens, their mistakes and their sources.',
      actions: [
        primary('See Upcoming Events', to.anchor('upcoming')),
        secondary('Watch Recordings', to.anchor('recordings')),
      ],
      look: 'plain',
    }),
    section('documentList', {
      what: 'event',
      anchor: 'upcoming',
      eyebrow: 'Upcoming',
      title: 'The next three',
      text: 'Times are New York’s. Everything is recorded; whoever registers gets the recording.',
      emptyText: 'The next dates are being planned. Subscribe below and you hear of them first.',
    }),
    section('statBand', {
      anchor: 'impact',
      title: 'So far',
      look: 'row',
      figures: [
        figure('50K+', 'Attendees', 'since 2019'),
        figure('200+', 'Events hosted', 'in eleven cities and online'),
        figure('95%', 'Satisfaction', 'would come again'),
        figure('80+', 'Expert speakers', 'a third of them from outside'),
      ],
      source: 'Event surveys, 2019 to October 2025.',
    }),
    section('factTable', {
      anchor: 'formats',
      eyebrow: 'Event types',
      title: 'Four kinds of event',
      columns: ['Type', 'Length', 'Price', 'What happens', 'For how many'],
      rows: [
        factRow(
          'Webinars',
          '45-60 minutes',
          'Free',
          'One case or one rule, then questions',
          'No limit',
        ),
        factRow('Workshops', '2-4 hours', '$49-$199', 'You work, we mark it', 'Up to 100 seats'),
        factRow(
          'Conferences',
          '1-3 days',
          '$299-$899',
          'Talks, clinics and a closed session for agencies',
          '300-600',
        ),
        factRow('Panels', '30-45 minutes', 'Free', 'Three views on one question', 'No limit'),
      ],
      note: 'Free means free: no card, and no call afterwards unless you ask for one.',
    }),
    section('documentList', {
      what: 'recording',
      anchor: 'recordings',
      eyebrow: 'Popular recordings',
      title: 'Watched most',
      text: 'Choose one, and we send you the link by email within one business day.',
      kind: 'webinar',
      look: 'list',
    }),
    section('documentList', {
      what: 'person',
      anchor: 'speakers',
      eyebrow: 'Speakers',
      title: 'Four of 80+',
      look: 'cards',
      chosen: referenceList(
        ['Callum Drummond', 'Leila Marchetti', 'Yuki Sørensen', 'Amara Castellanos'].map(personId),
      ),
    }),
    section('callToAction', {
      anchor: 'subscribe',
      look: 'newsletter',
      eyebrow: 'By email',
      title: 'Hear of the next one',
      text: 'Dates a month ahead, workshops before they are full, and each new recording once.',
      list: 'events',
      buttonLabel: 'Subscribe to Events',
      note: 'One email a month. Every one of them can be the last: unsubscribe in one click.',
    }),
    section('callToAction', {
      title: 'Missed one?',
      text: 'The three that are watched most are listed above. The others have no public list: name the talk or the subject, and we send you what we have.',
      look: 'paper',
      actions: [
        primary('Browse All Recordings', to.anchor('recordings')),
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
