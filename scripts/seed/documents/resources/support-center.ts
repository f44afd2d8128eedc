import { primary, quiet, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const supportCentre = page({
  title: 'Support Centre',
  path: '/resources/support-center',
  sections: [
    section('hero', {
      eyebrow: 'Support Centre',
      title: 'An engineer who has seen your problem',
      text: 'Four ways to reach us, 500+ articles, and a response time for each plan that we publish and keep.',
      actions: [
        primary('Open a Ticket', to.dialog('technical-support')),
        secondary('Read the Documentation', to.document('/resources/documentation')),
      ],
    }),
    section('cardGrid', {
      anchor: 'channels',
      eyebrow: 'Channels',
      title: 'Four ways in',
      look: 'bordered',
      columns: 4,
      cards: [
        card('Live Chat', '24/7 for Priority and above.', {
          icon: 'message-square',
          action: quiet('Start a request', to.dialog('technical-support')),
        }),
        card('Email', 'Answered within 2 hours.', {
          icon: 'newspaper',
          action: quiet('Write to support', to.dialog('technical-support')),
        }),
        card('Phone', 'Mon-Fri 9 AM-6 PM EST.', {
          icon: 'headphones',
          action: quiet('Call +1 (212) 555-0142', to.url('tel:+12125550142')),
        }),
        card('Help Centre', '500+ articles, task by task.', {
          icon: 'book-open',
          action: quiet('Browse articles', to.document('/resources/documentation')),
        }),
      ],
    }),
    section('cardGrid', {
      anchor: 'plans',
      eyebrow: 'Plans',
      title: 'Three support plans',
      look: 'bordered',
      columns: 3,
      cards: [
        card('Standard', 'Included with every subscription.', {
          points: ['Email and help centre', 'Business hours'],
        }),
        card('Priority', '$199 per month per organisation.', {
          points: ['Response within 2 hours', '24/7 live chat', 'Phone support'],
        }),
        card('Enterprise', 'Custom.', {
          points: ['Response within 15 minutes', '24/7 emergency support', 'A named engineer'],
        }),
      ],
    }),
  ],
  seo: {
    title: 'Support Centre: channels, plans and hours',
    description:
      'Reach support by live chat, email or phone, or search 500+ help articles. Response within 2 hours on Priority and 15 minutes on Enterprise plans.',
  },
})
