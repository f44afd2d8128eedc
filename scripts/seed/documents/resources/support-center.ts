import { primary, secondary } from '../../builders/action.ts'
import { registered } from '../../builders/figure.ts'
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
  text: 'Each answers one question and shows the date of its last update.',
  area: 'support',
  label: 'How can we help?',
  popular: ['single sign-on', 'alert fired', 'rate limit', 'invoice'],
  wayOut: primary('Get Support', to.dialog('technical-support')),
})

const topics = section('guideIndex', {
  look: 'topics',
  anchor: 'topics',
  eyebrow: 'Help articles',
  title: 'Articles by topic',
  text: 'These articles are public. Customers find all {{helpArticles}} in their workspace.',
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
    registered('enterpriseReply', {
      label: 'Enterprise response',
      note: 'to urgent tickets, {{allHours}}',
    }),
    registered('priorityReply', {
      label: 'Priority and email response',
      note: 'or sooner, on the Priority plan, in business hours',
    }),
    registered('supportSatisfaction', {
      label: 'Satisfaction',
      note: 'of tickets that customers rated in the past twelve months',
    }),
    registered('allHours', { label: 'Emergency support', note: 'for enterprise customers' }),
  ],
})

const awards = section('cardGrid', {
  anchor: 'awards',
  eyebrow: 'Awards',
  title: 'Awards that our engineers can win',
  text: 'We give three awards within our support team each year. Customers’ ratings of closed tickets and articles decide them.',
  look: 'list',
  columns: 3,
  cards: [
    card('Engineer of the Year', 'For the best average rating of closed tickets.', {
      icon: 'badge-check',
    }),
    card('Clearest Help Article', 'For the article that most readers rated as helpful.', {
      icon: 'book-open',
    }),
    card('Fastest First Response', 'For the shortest median time to an urgent ticket.', {
      icon: 'clock',
    }),
  ],
})

export const supportCenter = page({
  title: 'Support Center',
  path: '/resources/support-center',
  sections: [
    section('hero', {
      look: 'brief',
      eyebrow: 'Support Center',
      title: 'An engineer for every ticket',
      text: 'Four ways to reach us, public help articles, and published response times for each plan.',
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
      text: 'Open an urgent ticket for a response within {{urgentReply}} in business hours. Enterprise customers reach an on-call engineer at any hour on the emergency line.',
      look: 'paper',
      actions: [
        primary('Open an Urgent Ticket', to.dialog('technical-support', { priority: 'urgent' })),
        secondary('Contact Us', to.document('/company/contact')),
      ],
    }),
  ],
  seo: {
    title: 'Support Center: channels, plans and hours',
    description:
      'Support by live chat, email and phone. Response within {{urgentReply}} to urgent tickets, {{priorityReply}} on Priority, {{enterpriseReply}} for urgent Enterprise tickets.',
  },
})
