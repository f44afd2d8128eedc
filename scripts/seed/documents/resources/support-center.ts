import { primary, quiet, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { portableText } from '../../builders/portable-text.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandDomain } from '../brand.ts'

const channels = section('cardGrid', {
  anchor: 'channels',
  eyebrow: 'Channels',
  title: 'Four ways in',
  look: 'tinted',
  columns: 4,
  cards: [
    card('Live Chat', '24/7 for Priority and above. A person, from the first line.', {
      icon: 'message-square',
      action: quiet('Start a request', to.dialog('technical-support')),
    }),
    card('Email', 'Answered within 2 hours in business hours.', {
      icon: 'newspaper',
      action: quiet('Write to support', to.url(`mailto:support@${brandDomain}`)),
    }),
    card('Phone', 'Mon-Fri 9 AM-6 PM EST. No menu to press through.', {
      icon: 'headphones',
      action: quiet('Call +1 (212) 555-0142', to.url('tel:+12125550142')),
    }),
    card('Help Centre', '500+ articles, task by task, with the date of their last check.', {
      icon: 'book-open',
      action: quiet('Browse articles', to.document('/resources/documentation')),
    }),
  ],
})

const topics = section('cardGrid', {
  anchor: 'topics',
  eyebrow: 'Help articles',
  title: 'What people ask most',
  look: 'plain',
  columns: 3,
  cards: [
    card('Account and access', 'For administrators.', {
      icon: 'key',
      points: [
        'Invite a team',
        'Roles and four-eyes release',
        'Single sign-on',
        'Reset a password',
      ],
    }),
    card('Investigations and alerts', 'For analysts.', {
      icon: 'search',
      points: [
        'Why did this alert fire?',
        'Challenge a label',
        'Share a case',
        'Export an exhibit',
      ],
    }),
    card('API and integrations', 'For developers.', {
      icon: 'code',
      points: [
        'Authentication errors',
        'Verify a webhook',
        'Raise a rate limit',
        'Batch screening',
      ],
    }),
  ],
})

const plans = section('cardGrid', {
  anchor: 'plans',
  eyebrow: 'Support plans',
  title: 'Three plans',
  look: 'bordered',
  columns: 3,
  cards: [
    card('Standard · Included', 'With every subscription.', {
      points: ['Email and help centre', 'Monday-Friday 9:00 AM-6:00 PM EST', 'Community forum'],
      action: secondary('Get Support', to.dialog('technical-support')),
    }),
    card('Priority · $199 per month', 'Per organisation.', {
      points: ['Response within 2 hours', 'Live chat 24/7', 'Phone support'],
      action: primary('Choose Priority', to.document('/company/contact')),
    }),
    card('Enterprise · Custom', 'For those who cannot wait until morning.', {
      points: ['Response within 15 minutes', '24/7 emergency support', 'A named engineer'],
      action: secondary('Contact Sales', to.document('/company/contact')),
    }),
  ],
})

export const supportCentre = page({
  title: 'Support Centre',
  path: '/resources/support-center',
  sections: [
    section('hero', {
      eyebrow: 'Support Centre',
      title: 'An engineer who has seen your problem',
      text: 'Four ways to reach us, 500+ articles, and a response time for each plan that we publish and keep.',
      actions: [
        primary('Get Support', to.dialog('technical-support')),
        secondary('Read the Documentation', to.document('/resources/documentation')),
      ],
    }),
    channels,
    section('statBand', {
      anchor: 'figures',
      title: 'What to expect',
      tone: 'ink',
      figures: [
        figure('15 min', 'Enterprise response'),
        figure('2 hours', 'Priority and email response'),
        figure('500+', 'Help articles'),
        figure('24/7', 'Emergency support', 'for enterprise customers'),
      ],
    }),
    topics,
    plans,
    section('cardGrid', {
      anchor: 'awards',
      eyebrow: 'Recognition',
      title: 'What customers and juries said',
      look: 'list',
      columns: 3,
      cards: [
        card('Support Team of the Year 2025', 'Financial Crime Technology Forum', {
          icon: 'badge-check',
        }),
        card('Best Technical Documentation 2024', 'Compliance Builders Guild', {
          icon: 'book-open',
        }),
        card('98% satisfaction', 'Of tickets rated by customers in the past year', {
          icon: 'users',
        }),
      ],
    }),
    section('richText', {
      anchor: 'contact',
      title: 'Contact information',
      body: portableText(`
- **Email:** [support@${brandDomain}](mailto:support@${brandDomain})
- **Telephone:** [+1 (212) 555-0142](tel:+12125550142)
- **Hours:** Monday-Friday 9:00 AM-6:00 PM EST, weekends closed, 24/7 emergency support for enterprise customers
- **By priority of a ticket:** urgent 1 hour (24/7 for Enterprise), high 4 hours (business hours), medium 24 hours, low 48 hours
`),
    }),
    section('callToAction', {
      title: 'Something is broken right now',
      text: 'Mark the ticket urgent. It wakes somebody up if you are an enterprise customer.',
      tone: 'ink',
      actions: [
        primary('Open an Urgent Ticket', to.dialog('technical-support')),
        secondary('Contact Us', to.document('/company/contact')),
      ],
    }),
  ],
  showReadyToStart: false,
  seo: {
    title: 'Support Centre: channels, plans and hours',
    description:
      'Reach support by live chat, email or phone, or search 500+ help articles. Response within 2 hours on Priority and 15 minutes on Enterprise plans.',
  },
})
