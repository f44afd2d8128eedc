import { primary, secondary } from '../../builders/action.ts'
import { figure, registered } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { endpoints } from './api-reference-endpoints.ts'
import { example } from './api-reference-example.ts'
import { sdks } from './api-reference-sdks.ts'

const quickStart = section('steps', {
  anchor: 'quick-start',
  eyebrow: 'Quick start',
  title: 'First answer in three steps',
  text: 'A test key needs no card and no call with sales.',
  steps: [
    step('Get a key', 'Create a free account and copy the test key from Settings.', '1 minute'),
    step(
      'Send a request',
      'Put the key into the Authorization header as a bearer token and send JSON.',
      '2 minutes',
    ),
    step(
      'Read the answer',
      'A risk score from 0 to 100, the exposures behind it and the version of the data.',
      'under {{responseLimit}}',
    ),
  ],
})

const features = section('cardGrid', {
  anchor: 'features',
  eyebrow: 'Reliability',
  title: 'What you can rely on',
  text: 'These commitments are part of the contract, and the status page shows how we meet them.',
  look: 'plain',
  columns: 3,
  cards: [
    card(
      'Configurable rate limits',
      'Set for each key, so a nightly job cannot slow down withdrawals. Each answer’s headers show what remains. One customer can use {{throughput}} req/min.',
      { icon: 'clock' },
    ),
    card(
      'Safe to repeat',
      'Send an idempotency key with each POST. For 24 hours, the same key returns the same answer and is charged once.',
      { icon: 'key' },
    ),
    card(
      'Signed webhooks',
      'HMAC over timestamp and body, retried for two days and kept for 30, with a test endpoint that shows your response.',
      { icon: 'bell' },
    ),
    card(
      'Errors that name the field',
      'A stable code for your software, a message for your team and the field at fault, in one format everywhere.',
      { icon: 'message-square' },
    ),
    card(
      'Versions that stay',
      'The path names the version. Each version is supported for two years after the next one, without breaking changes.',
      { icon: 'layers' },
    ),
    card(
      'A sandbox with fixed answers',
      'With a test key, certain addresses always score the same, so your tests can rely on 92, 50 and 4.',
      { icon: 'code' },
    ),
  ],
})

export const apiReference = page({
  title: 'API Reference',
  path: '/resources/api-reference',
  sections: [
    section('hero', {
      look: 'ledger',
      eyebrow: 'API Reference',
      title: 'Eighteen endpoints, one bearer token',
      text: 'JSON over HTTPS under /v1: addresses, transactions, entities, screening, analytics and webhooks.',
      actions: [
        primary('Get API Key', to.route('/signup')),
        secondary('View Documentation', to.anchor('endpoints')),
      ],
      figures: [
        figure('<{{responseLimit}}', 'Response time', 'average of a screening: {{responseTime}}'),
        registered('throughput', { note: 'for one customer' }),
        registered('uptimePromised', { note: 'in the contract' }),
        figure('4', 'SDKs', 'JavaScript, Python, Go and Ruby'),
      ],
    }),
    example,
    quickStart,
    endpoints,
    sdks,
    features,
    section('callToAction', {
      title: 'Make your first call today',
      text: 'A free key is enough for a prototype, and the test answers never change.',
      look: 'paper',
      actions: [
        primary('Get Free API Key', to.route('/signup')),
        secondary('Read the Guides', to.document('/resources/documentation')),
      ],
    }),
  ],
  seo: {
    title: 'API reference: blockchain risk and attribution',
    description:
      'REST API for addresses, transactions, entities, screening, analytics and webhooks: 18 endpoints, bearer token, JSON, SDKs for four languages.',
  },
})
