import { primary, secondary } from '../../builders/action.ts'
import { figure, registered } from '../../builders/figure.ts'
import { guideTopic } from '../../builders/guide.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { channels, plans, responseTimes } from './support-center-service.ts'

const search = section('guideIndex', {
  look: 'search',
  anchor: 'search',
  title: 'Search the help articles',
  text: 'Short answers to one question each, with the date of the last review.',
  area: 'support',
  label: 'How can we help?',
  popular: ['single sign-on', 'alert fired', 'rate limit', 'invoice'],
  wayOut: primary('Get Support', to.dialog('technical-support')),
})

const topics = section('guideIndex', {
  look: 'topics',
  anchor: 'topics',
  eyebrow: 'Help articles',
  title: 'What people ask most',
  topics: [
    guideTopic('Account and access', 'For administrators.', 'key'),
    guideTopic('Billing and plans', 'For owners and buyers.', 'coins'),
    guideTopic('Alerts and cases', 'For analysts.', 'bell'),
    guideTopic('API and integrations', 'For developers.', 'code'),
  ],
})

const stats = section('statBand', {
  anchor: 'figures',
  title: 'What to expect',
  look: 'row',
  figures: [
    registered('enterpriseReply', { label: 'Enterprise response' }),
    registered('priorityReply', { label: 'Priority and email response' }),
    figure('98%', 'Satisfaction', 'of tickets rated by customers in the past year'),
    figure('24/7', 'Emergency support', 'for enterprise customers'),
  ],
})

const awards = section('cardGrid', {
  anchor: 'awards',
  eyebrow: 'Awards',
  title: 'Awards for our support',
  text: 'Chosen by practitioners. Our own rule: only the person who opened a ticket closes it.',
  look: 'list',
  columns: 3,
  cards: [
    card('Support Team of the Year 2025', 'Financial Crime Technology Forum', {
      icon: 'badge-check',
    }),
    card('Best Technical Documentation 2024', 'Compliance Builders Guild', {
      icon: 'book-open',
    }),
    card('Fastest First Response 2024', 'Digital Asset Operations Survey, 312 teams', {
      icon: 'clock',
    }),
  ],
})

export const supportCenter = page({
  title: 'Support Center',
  path: '/resources/support-center',
  sections: [
    section('hero', {
      look: 'plain',
      eyebrow: 'Support Center',
      title: 'An engineer who has seen your problem',
      text: 'Four ways to reach us, {{helpArticles}} articles, and a response time for each plan that we publish and keep.',
      actions: [
        primary('Get Support', to.dialog('technical-support')),
        secondary('Read the Documentation', to.document('/resources/documentation')),
      ],
    }),
    search,
    topics,
    channels,
    responseTimes,
    plans,
    stats,
    awards,
    section('contact', {
      anchor: 'contact',
      look: 'details',
      eyebrow: 'Contact information',
      title: 'How to reach us',
    }),
    section('callToAction', {
      title: 'Something is broken right now',
      text: 'Open an urgent ticket. For enterprise customers it reaches an on-call engineer at any hour.',
      look: 'paper',
      actions: [
        primary('Open an Urgent Ticket', to.dialog('technical-support', { priority: 'urgent' })),
        secondary('Contact Us', to.document('/company/contact')),
      ],
    }),
  ],
  showReadyToStart: false,
  seo: {
    title: 'Support Center: channels, plans and hours',
    description:
      'Reach support by live chat, email or phone, or search {{helpArticles}} help articles. Response within {{priorityReply}} on Priority and {{enterpriseReply}} on Enterprise plans.',
  },
})
