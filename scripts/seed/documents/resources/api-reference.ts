import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

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
        figure('10K+ req/min', 'Throughput'),
        figure('99.9%', 'Uptime'),
      ],
      picture: 'api-call',
    }),
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
    section('cardGrid', {
      anchor: 'endpoints',
      eyebrow: 'Endpoints',
      title: 'The catalogue',
      look: 'bordered',
      columns: 2,
      cards: [
        card('Address', 'Balance, history and risk of one address.', {
          points: [
            'GET /v1/address/{address}',
            'GET /v1/address/{address}/transactions',
            'GET /v1/address/{address}/risk',
          ],
        }),
        card('Transaction', 'One transaction, its trace, or many at once.', {
          points: [
            'GET /v1/transaction/{txid}',
            'GET /v1/transaction/{txid}/trace',
            'GET /v1/transaction/batch',
          ],
        }),
        card('Entity', 'Services and organisations, and the addresses they hold.', {
          points: [
            'GET /v1/entity/{entityId}',
            'GET /v1/entity/search',
            'GET /v1/entity/{entityId}/addresses',
          ],
        }),
        card('Screening', 'Checked against 25+ watchlists and your own rules.', {
          points: [
            'POST /v1/screen/address',
            'POST /v1/screen/transaction',
            'POST /v1/screen/batch',
          ],
        }),
        card('Analytics', 'Flows, clusters and scores over time.', {
          points: [
            'GET /v1/analytics/flow',
            'GET /v1/analytics/cluster',
            'GET /v1/analytics/risk-score',
          ],
        }),
        card('Webhooks', 'Subscriptions to what you watch, with retries and signatures.', {
          points: ['POST /v1/webhooks', 'POST /v1/webhooks/{id}', 'POST /v1/webhooks/test'],
        }),
      ],
    }),
    section('callToAction', {
      title: 'Call it today',
      text: 'A free key is enough for a prototype.',
      tone: 'ink',
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
