import { primary, quiet, secondary } from '../../builders/action.ts'
import { documentIdAt } from '../../builders/document-id.ts'
import { guideTopic } from '../../builders/guide.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const GUIDES = '/resources/documentation'

const search = section('guideIndex', {
  look: 'search',
  anchor: 'search',
  title: 'Search the documentation',
  text: 'Search all guides, including code, tables and exercises. You can share the address of the results.',
  area: 'documentation',
  label: 'What are you trying to do?',
  popular: ['API authentication', 'transaction tracing', 'compliance setup', 'webhooks'],
  wayOut: primary('Contact Support', to.dialog('technical-support')),
})

const quickAccess = section('cardGrid', {
  anchor: 'quick-access',
  eyebrow: 'Quick Access',
  title: 'Where to start',
  look: 'bordered',
  columns: 4,
  cards: [
    card(
      'Getting Started',
      'Open a sample case, trace the funds and write a freeze request in 15 minutes.',
      {
        icon: 'book-open',
        action: quiet('Open your first case', to.document(`${GUIDES}/your-first-investigation`)),
      },
    ),
    card('API Reference', 'All endpoints with samples, and four SDKs.', {
      icon: 'code',
      action: quiet('API Reference', to.document('/resources/api-reference')),
    }),
    card('User Guides', 'For analysts, compliance officers and developers, task by task.', {
      icon: 'file-text',
      action: quiet('See the topics', to.anchor('topics')),
    }),
    card(
      'FAQ & Troubleshooting',
      'Why an alert fired, why a key was refused and what to do when a webhook does not arrive.',
      {
        icon: 'life-buoy',
        action: quiet('Find an answer', to.document('/resources/support-center')),
      },
    ),
  ],
})

const topics = section('guideIndex', {
  look: 'topics',
  anchor: 'topics',
  eyebrow: 'Topics',
  title: 'Guides by topic',
  text: 'Times include the exercises. Reading alone takes about half as long.',
  topics: [
    guideTopic('Investigations', 'For investigators and analysts.', 'search'),
    guideTopic('Compliance', 'For compliance officers.', 'scale'),
    guideTopic('Integration', 'For developers.', 'code'),
  ],
})

const popular = section('documentList', {
  what: 'guide',
  anchor: 'popular',
  eyebrow: 'Popular Documentation',
  title: 'The most popular guides',
  text: 'Each ends in an exercise that you can do for free, on a sample case or with a test key. Nothing you do there is sent to anyone.',
  chosen: referenceList(
    [
      'your-first-investigation',
      'integrating-the-screening-api',
      'setting-thresholds-you-can-defend',
      'tracing-methods-compared',
    ].map((slug) => documentIdAt(`${GUIDES}/${slug}`)),
  ),
})

export const documentation = page({
  title: 'Documentation',
  path: GUIDES,
  sections: [
    section('hero', {
      look: 'brief',
      eyebrow: 'Documentation Center',
      title: 'Guides and references',
      text: 'For analysts, developers and auditors. Each guide states how long it takes and when it was last updated.',
      actions: [
        primary('Get Started', to.document(`${GUIDES}/your-first-investigation`)),
        secondary('API Reference', to.document('/resources/api-reference')),
      ],
    }),
    search,
    topics,
    quickAccess,
    popular,
    section('callToAction', {
      title: 'Not in the documentation?',
      text: 'Ask us. There is no public forum yet: the second button opens the help articles.',
      look: 'paper',
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
