import { primary, quiet, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const upcoming = section('cardGrid', {
  anchor: 'upcoming',
  eyebrow: 'Upcoming',
  title: 'Next three',
  look: 'tinted',
  columns: 3,
  cards: [
    card(
      'Tracing through bridges, live',
      'LIVE · November 6, 2025, 11:00 AM EST. A real theft, three networks, no rehearsal.',
      {
        points: ['60 minutes', '840 registered', 'With Callum Drummond', 'Free'],
        action: primary('Register', to.route('/signup')),
      },
    ),
    card(
      'MiCA market abuse: what surveillance must see',
      'UPCOMING · November 19, 2025, 9:00 AM EST. For venues and their supervisors.',
      {
        points: ['45 minutes', '520 registered', 'With Leila Marchetti', 'Free'],
        action: primary('Register', to.route('/signup')),
      },
    ),
    card(
      'Your first exhibit',
      'WORKSHOP · December 3, 2025, 10:00 AM EST. From a graph to a numbered page.',
      {
        points: ['2 hours', 'Limited to 100 seats', 'Certificate included', '$49'],
        action: primary('Register', to.route('/signup')),
      },
    ),
  ],
})

const recordings = section('cardGrid', {
  anchor: 'recordings',
  eyebrow: 'Recordings',
  title: 'Watched most',
  look: 'list',
  columns: 3,
  cards: [
    card('Peel chains by hand', 'How to do what the software does, so that you can explain it.', {
      points: ['52 min', '12.4K views', 'September 2025'],
      action: quiet('Watch Recording', to.dialog('demo-video')),
    }),
    card(
      'Indirect exposure: how far back is far enough?',
      'Three compliance officers, three policies, one deposit.',
      {
        points: ['47 min', '9.8K views', 'August 2025'],
        action: quiet('Watch Recording', to.dialog('demo-video')),
      },
    ),
    card('Cross-examined on clustering', 'A mock trial with a real expert and a real barrister.', {
      points: ['58 min', '15.1K views', 'June 2025'],
      action: quiet('Watch Recording', to.dialog('demo-video')),
    }),
  ],
})

const speakers = section('cardGrid', {
  anchor: 'speakers',
  eyebrow: 'Speakers',
  title: 'Four of 80+',
  look: 'plain',
  columns: 4,
  cards: [
    card('CD · Callum Drummond', 'VP Investigations. Ransomware and live tracing.'),
    card('LM · Leila Marchetti', 'Chief Compliance Officer. AML programmes and examinations.'),
    card('YS · Yuki Sørensen', 'Head of Research. Market structure and measurement.'),
    card('AC · Amara Castellanos', 'Head of Attribution. Clustering and evidence.'),
  ],
})

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
        secondary('Browse Recordings', to.anchor('recordings')),
      ],
    }),
    upcoming,
    section('cardGrid', {
      anchor: 'formats',
      eyebrow: 'Event types',
      title: 'Four kinds of event',
      look: 'plain',
      columns: 4,
      cards: [
        card('Webinars', 'Free, 45-60 minutes, with questions.', { icon: 'play' }),
        card('Workshops', '2-4 hours, $49-$199, in your own browser.', { icon: 'users' }),
        card('Conferences', '1-3 days, $299-$899, in person.', { icon: 'building' }),
        card('Panels', 'Free, 30-45 minutes, three views on one question.', {
          icon: 'message-square',
        }),
      ],
    }),
    recordings,
    section('statBand', {
      anchor: 'impact',
      title: 'So far',
      tone: 'ink',
      figures: [
        figure('50K+', 'Attendees'),
        figure('200+', 'Events hosted'),
        figure('95%', 'Satisfaction'),
        figure('80+', 'Expert speakers'),
      ],
    }),
    speakers,
    section('callToAction', {
      title: 'Hear of the next one',
      text: 'One email a month with dates. Nothing else.',
      tone: 'paper',
      actions: [
        primary('Subscribe to Events', to.route('/signup')),
        secondary('Browse All Recordings', to.anchor('recordings')),
      ],
    }),
  ],
  seo: {
    title: 'Webinars and events on crypto investigations',
    description:
      'Webinars, workshops, panels and conferences on blockchain investigation and compliance: upcoming dates, recordings and the people who speak at them.',
  },
})
