import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'

/** All eighteen endpoints, by group. */
export const endpoints = section('cardGrid', {
  anchor: 'endpoints',
  eyebrow: 'Endpoints',
  title: 'The catalogue',
  text: 'Base path /v1. Authorization by bearer token, bodies and answers in JSON.',
  look: 'bordered',
  columns: 2,
  cards: [
    card('Address', 'Balance, history and risk of one address.', {
      icon: 'wallet',
      points: [
        'GET /v1/address/{address}',
        'GET /v1/address/{address}/transactions',
        'GET /v1/address/{address}/risk',
      ],
    }),
    card('Transaction', 'One transaction, its trace, or many at once.', {
      icon: 'share-2',
      points: [
        'GET /v1/transaction/{txid}',
        'GET /v1/transaction/{txid}/trace',
        'GET /v1/transaction/batch',
      ],
    }),
    card('Entity', 'Services and organisations, and the addresses they hold.', {
      icon: 'building',
      points: [
        'GET /v1/entity/{entityId}',
        'GET /v1/entity/search',
        'GET /v1/entity/{entityId}/addresses',
      ],
    }),
    card('Screening', 'Checked against 25+ watchlists and your own rules.', {
      icon: 'shield-check',
      points: ['POST /v1/screen/address', 'POST /v1/screen/transaction', 'POST /v1/screen/batch'],
    }),
    card('Analytics', 'Flows, clusters and scores over time.', {
      icon: 'line-chart',
      points: [
        'GET /v1/analytics/flow',
        'GET /v1/analytics/cluster',
        'GET /v1/analytics/risk-score',
      ],
    }),
    card('Webhooks', 'Subscriptions to what you watch, retried and signed.', {
      icon: 'bell',
      points: ['POST /v1/webhooks', 'POST /v1/webhooks/{id}', 'POST /v1/webhooks/test'],
    }),
  ],
})
