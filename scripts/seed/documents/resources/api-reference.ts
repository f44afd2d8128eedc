import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, featureRow, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { endpoints } from './api-reference-endpoints.ts'

const sample = section('featureRows', {
  anchor: 'sample',
  eyebrow: 'Example',
  title: 'One call, start to finish',
  rows: [
    featureRow(
      'POST /v1/screen/address',
      'Send your key as a bearer token and the address in the body. You get a score, the exposures behind it and the version of the data, in one answer.',
      {
        points: ['address', 'blockchain', 'check_sanctions', 'risk_assessment'],
        picture: 'api-call',
      },
    ),
  ],
})

const features = section('cardGrid', {
  anchor: 'features',
  eyebrow: 'Behaviour',
  title: 'What you can rely on',
  look: 'plain',
  columns: 3,
  cards: [
    card(
      'Versions',
      'Paths carry their version. A version is kept for two years after the next one.',
      {
        icon: 'layers',
      },
    ),
    card('Errors', 'A stable code, a sentence for people and the field at fault.', {
      icon: 'message-square',
    }),
    card('Idempotency', 'Send a key with a POST and repeat it safely.', { icon: 'key' }),
    card('Rate limits', 'Configurable for each key; what remains is in the headers.', {
      icon: 'clock',
    }),
    card('Webhooks', 'Retried with growing pauses, signed, with a test endpoint.', {
      icon: 'bell',
    }),
    card('Sandbox', 'Test keys with addresses that always score the same.', { icon: 'code' }),
  ],
})

const sdks = section('cardGrid', {
  anchor: 'sdks',
  eyebrow: 'SDKs',
  title: 'Four languages',
  look: 'tinted',
  columns: 4,
  cards: [
    card('JavaScript', 'Typed, for Node and edge runtimes.', { icon: 'code' }),
    card('Python', 'Sync and async, with data frames.', { icon: 'code' }),
    card('Go', 'Contexts, streaming, no dependencies.', { icon: 'code' }),
    card('Ruby', 'For Rails and the console.', { icon: 'code' }),
  ],
})

export const apiReference = page({
  title: 'API Reference',
  path: '/resources/api-reference',
  sections: [
    section('hero', {
      eyebrow: 'API Reference',
      title: 'Eighteen endpoints, one bearer token',
      text: 'JSON over HTTPS under /v1: addresses, transactions, entities, screening, analytics and webhooks.',
      actions: [
        primary('Get API Key', to.route('/signup')),
        secondary('View Documentation', to.anchor('endpoints')),
      ],
      figures: [
        figure('<200 ms', 'Response time'),
        figure('10K+', 'req/min', 'throughput'),
        figure('99.9%', 'Uptime'),
      ],
    }),
    sample,
    section('steps', {
      anchor: 'quick-start',
      eyebrow: 'Quick start',
      title: 'First answer in three steps',
      steps: [
        step('Get a key', 'Create a free account and copy the key from your settings.'),
        step(
          'Send a request',
          'Put the key in the Authorization header as a bearer token and send JSON.',
        ),
        step(
          'Read the answer',
          'A risk score from 0 to 100, the exposures behind it, and the version of the data.',
        ),
      ],
    }),
    sdks,
    endpoints,
    features,
    section('callToAction', {
      title: 'Call it today',
      text: 'A free key is enough for a prototype.',
      tone: 'paper',
      actions: [
        primary('Get Free API Key', to.route('/signup')),
        secondary('View Documentation', to.document('/resources/documentation')),
      ],
    }),
  ],
  seo: {
    title: 'API reference: blockchain risk and attribution',
    description:
      'REST API for addresses, transactions, entities, screening, analytics and webhooks: 18 endpoints, bearer token, JSON, SDKs for four languages.',
  },
})
