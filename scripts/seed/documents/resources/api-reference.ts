import { primary, quiet, secondary } from '../../builders/action.ts'
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
  title: 'First response in three steps',
  text: 'A test key needs no credit card.',
  steps: [
    step('Get a key', 'Create a free account and copy the test key from Settings.', '1 minute'),
    step(
      'Send a request',
      'Put the key in the Authorization header as a bearer token and send JSON.',
      '2 minutes',
    ),
    step(
      'Read the response',
      'A risk score from 0 to 100, the exposures behind it and the version of the labels.',
      'under {{responseLimit}}',
    ),
  ],
})

const features = section('cardGrid', {
  anchor: 'features',
  eyebrow: 'Reliability',
  title: 'What you can rely on',
  text: 'How the API behaves, in production and in the sandbox.',
  look: 'plain',
  columns: 3,
  cards: [
    card(
      'Configurable rate limits',
      'Set for each key, so a nightly job cannot slow down withdrawals. The headers of each response show what remains. One customer can use {{throughput}} req/min.',
      { icon: 'clock' },
    ),
    card(
      'Safe to repeat',
      'Send an idempotency key with each POST. For 24 hours, the same key returns the same response and is charged once.',
      { icon: 'key' },
    ),
    card(
      'Signed webhooks',
      'An HMAC of timestamp and body. Events are retried for two days and kept for 30, and a test event shows your endpoint’s response.',
      { icon: 'bell' },
    ),
    card(
      'Errors that name the field',
      'A stable code for your software, a message for your team and the field at fault, in the same format everywhere.',
      { icon: 'message-square' },
    ),
    card(
      'Stable versions',
      'The path names the version. A version gets no breaking changes and is supported for two years after the next one is released.',
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
      title: 'Endpoints, samples and SDKs',
      text: 'JSON over HTTPS under /v1: addresses, transactions, entities, screening, analytics and webhooks.',
      actions: [
        primary('Get API Key', to.route('/signup')),
        secondary('View Documentation', to.anchor('endpoints')),
      ],
      figures: [
        registered('responseLimit', {
          label: 'Response limit',
          note: 'for 99 of 100 responses; {{responseTime}} on average',
        }),
        registered('throughput', { note: 'for one customer' }),
        registered('uptimePromised', { note: 'a month, committed on paid plans' }),
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
      text: 'A free key is enough for a prototype.',
      look: 'paper',
      actions: [
        primary('Get Free API Key', to.route('/signup')),
        secondary('View Documentation', to.document('/resources/documentation')),
        quiet('Uptime and audits', to.document('/company/trust')),
      ],
    }),
  ],
  seo: {
    title: 'API reference: blockchain risk and labels',
    description:
      'REST API for addresses, transactions, entities, screening, analytics and webhooks: 18 endpoints, bearer token, JSON, SDKs for four languages.',
  },
})
