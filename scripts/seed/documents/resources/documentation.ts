import { primary, quiet, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

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
    section('cardGrid', {
      anchor: 'quick-access',
      eyebrow: 'Quick Access',
      title: 'Start from what you need',
      look: 'bordered',
      columns: 4,
      cards: [
        card('Getting Started', 'An account, a first trace and a first alert, in that order.', {
          icon: 'book-open',
        }),
        card('API Reference', 'Every endpoint with its method, path and a sample.', {
          icon: 'code',
          action: quiet('Open reference', to.document('/resources/api-reference')),
        }),
        card('User Guides', 'Reactor, KYT, Storyline and Screening, task by task.', {
          icon: 'file-text',
        }),
        card(
          'FAQ & Troubleshooting',
          'What a score means, why an alert fired, what to do when a webhook is late.',
          { icon: 'life-buoy' },
        ),
      ],
    }),
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
