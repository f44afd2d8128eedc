import { primary, quiet, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const quickAccess = section('cardGrid', {
  anchor: 'quick-access',
  eyebrow: 'Quick Access',
  title: 'Start from what you need',
  text: 'Popular searches: API authentication, transaction tracing, compliance setup, webhooks.',
  look: 'tinted',
  columns: 4,
  cards: [
    card('Getting Started', 'An account, a first trace and a first alert, in that order.', {
      icon: 'book-open',
      action: quiet('Create an account', to.route('/signup')),
    }),
    card('API Reference', 'Every endpoint with its method, path and a sample.', {
      icon: 'code',
      action: quiet('Open reference', to.document('/resources/api-reference')),
    }),
    card('User Guides', 'Reactor, KYT, Storyline and Screening, task by task.', {
      icon: 'file-text',
      action: quiet('See topics', to.anchor('topics')),
    }),
    card(
      'FAQ & Troubleshooting',
      'What a score means, why an alert fired, what to do when a webhook is late.',
      {
        icon: 'life-buoy',
        action: quiet('Support Centre', to.document('/resources/support-center')),
      },
    ),
  ],
})

const topics = section('cardGrid', {
  anchor: 'topics',
  eyebrow: 'Topics',
  title: 'Three shelves',
  look: 'bordered',
  columns: 3,
  cards: [
    card('Investigate', 'For analysts at the graph.', {
      icon: 'search',
      points: [
        'Open a case and choose a tracing method',
        'Read a label and its evidence',
        'Follow funds through a bridge',
        'Work around a mixer',
        'Export an exhibit',
      ],
    }),
    card('Comply', 'For those who own a rule.', {
      icon: 'scale',
      points: [
        'Compliance setup, step by step',
        'Write and replay a rule',
        'Direct and indirect exposure',
        'Travel Rule counterparties',
        'Draft a SAR',
      ],
    }),
    card('Build', 'For developers.', {
      icon: 'code',
      points: [
        'API authentication',
        'Screen an address',
        'Trace a transaction',
        'Webhooks: verify and retry',
        'Rate limits and paging',
      ],
    }),
  ],
})

const popular = section('cardGrid', {
  anchor: 'popular',
  eyebrow: 'Popular Documentation',
  title: 'Read most',
  look: 'list',
  columns: 2,
  cards: [
    card(
      'Your first investigation',
      'POPULAR · 15 min read. From a transaction hash to a freeze request.',
      {
        icon: 'search',
      },
    ),
    card(
      'Integrating the screening API',
      'TECHNICAL · 20 min read. Keys, requests, webhooks, failure modes.',
      {
        icon: 'code',
      },
    ),
    card(
      'Setting thresholds you can defend',
      'GUIDE · 12 min read. What examiners ask, and how a replay answers.',
      {
        icon: 'scale',
      },
    ),
    card(
      'Tracing methods compared',
      'ADVANCED · 25 min read. FIFO, pro rata, poison and LIBR on one case.',
      {
        icon: 'route',
      },
    ),
  ],
})

export const documentation = page({
  title: 'Documentation',
  path: '/resources/documentation',
  sections: [
    section('hero', {
      eyebrow: 'Documentation Centre',
      title: 'How it works, in enough detail to build on',
      text: 'Guides for analysts, references for developers, and answers for the evening before an audit.',
      actions: [
        primary('Get Started', to.anchor('quick-access')),
        secondary('API Reference', to.document('/resources/api-reference')),
      ],
    }),
    quickAccess,
    topics,
    popular,
    section('callToAction', {
      title: 'Not in the documents?',
      text: 'Ask us, or somebody who has done it before.',
      tone: 'paper',
      actions: [
        primary('Contact Support', to.dialog('technical-support')),
        secondary('Community Forum', to.document('/resources/support-center')),
      ],
    }),
  ],
  seo: {
    title: 'Documentation: guides and API reference',
    description:
      'Documentation for blockchain investigation, monitoring and screening: getting started, user guides, API reference and troubleshooting, task by task.',
  },
})
