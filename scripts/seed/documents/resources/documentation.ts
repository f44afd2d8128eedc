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
  text: 'Every guide with its code, tables and exercises. A search stays in the address, so you can send it to a colleague.',
  area: 'documentation',
  label: 'What are you trying to do?',
  popular: ['API authentication', 'transaction tracing', 'compliance setup', 'webhooks'],
  wayOut: primary('Contact Support', to.dialog('technical-support')),
})

const quickAccess = section('cardGrid', {
  anchor: 'quick-access',
  eyebrow: 'Quick Access',
  title: 'Start from what you need',
  look: 'bordered',
  columns: 4,
  cards: [
    card('Getting Started', 'A case, a trace and a letter, in fifteen minutes and that order.', {
      icon: 'book-open',
      action: quiet('Open your first case', to.document(`${GUIDES}/your-first-investigation`)),
    }),
    card('API Reference', 'All endpoints with method and path, a sample, four SDKs.', {
      icon: 'code',
      action: quiet('Open reference', to.document('/resources/api-reference')),
    }),
    card('User Guides', 'For analysts, compliance officers and developers, task by task.', {
      icon: 'file-text',
      action: quiet('See the topics', to.anchor('topics')),
    }),
    card(
      'FAQ & Troubleshooting',
      'Why an alert fired, why a key is refused, what to do when a webhook is late.',
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
  title: 'Three shelves',
  text: 'Times include the exercises: reading alone takes about half as long, and is worth half as much.',
  topics: [
    guideTopic('Investigations', 'For analysts at the graph.', 'search'),
    guideTopic('Compliance', 'For those who own a rule.', 'scale'),
    guideTopic('Integration', 'For developers.', 'code'),
  ],
})

const popular = section('documentList', {
  what: 'guide',
  anchor: 'popular',
  eyebrow: 'Popular Documentation',
  title: 'Read most, and read to the end',
  text: 'Each of these ends in an exercise on a sample case or with a test key. Nothing that you do there costs anything or reaches anybody.',
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
      look: 'plain',
      eyebrow: 'Documentation Centre',
      title: 'Enough detail to build on',
      text: 'Guides for analysts, references for developers, and answers for the evening before an audit. Each says how long it takes and when it was last checked.',
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
      title: 'Not in the documents?',
      text: 'Ask us. There is no public forum yet: our support pages have the answers to what others have asked.',
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
