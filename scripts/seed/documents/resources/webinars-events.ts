import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
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
        primary('Subscribe to Events', to.route('/signup')),
        secondary('Browse All Recordings', to.document('/resources/product-demos')),
      ],
      figures: [
        figure('50K+', 'Attendees'),
        figure('200+', 'Events hosted'),
        figure('95%', 'Satisfaction'),
        figure('80+', 'Expert speakers'),
      ],
    }),
    section('cardGrid', {
      anchor: 'formats',
      eyebrow: 'Formats',
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
  ],
  seo: {
    title: 'Webinars and events on crypto investigations',
    description:
      'Webinars, workshops, panels and conferences on blockchain investigation and compliance: upcoming dates, recordings and the people who speak at them.',
  },
})
