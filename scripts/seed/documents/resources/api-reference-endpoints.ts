import { endpoint, endpointGroup } from '../../builders/code.ts'
import { section } from '../../builders/section.ts'

export const endpoints = section('endpoints', {
  anchor: 'endpoints',
  eyebrow: 'Endpoints',
  title: 'All endpoints',
  text: 'Base path /v1. Authorization is by bearer token; request and response bodies are JSON. Replace the parts in braces.',
  groups: [
    endpointGroup('Address', 'Balance, activity and exposure of one address.', [
      endpoint(
        'GET /v1/address/{address}',
        'Balance, first and last activity, and the entity that it is attributed to, with the source and confidence of the label.',
      ),
      endpoint(
        'GET /v1/address/{address}/transactions',
        'Its transactions, newest first, up to 1,000 per page, by cursor.',
      ),
      endpoint(
        'GET /v1/address/{address}/risk',
        'The score from 0 to 100, now or as of an earlier version of the labels.',
      ),
    ]),
    endpointGroup('Transaction', 'Single transfers, traces and batches.', [
      endpoint(
        'GET /v1/transaction/{txid}',
        'Inputs, outputs, fee and the entities on both sides.',
      ),
      endpoint(
        'GET /v1/transaction/{txid}/trace',
        'The path of its funds, forward or backward, by FIFO, LIFO, pro rata, poison or LIBR, and across supported bridges.',
      ),
      endpoint(
        'GET /v1/transaction/batch',
        'Up to 50 transactions, by their hashes in the query and in that order. To screen more at once, use POST /v1/screen/batch.',
      ),
    ]),
    endpointGroup('Entity', 'Services and organizations, and the addresses attributed to them.', [
      endpoint(
        'GET /v1/entity/{entityId}',
        'Name, category, jurisdiction, licenses and the date of the first label.',
      ),
      endpoint(
        'GET /v1/entity/search',
        'Entities by name, former name, domain or one of their addresses.',
      ),
      endpoint(
        'GET /v1/entity/{entityId}/addresses',
        'Its addresses, each with the evidence that ties it to the entity.',
      ),
    ]),
    endpointGroup('Screening', 'Checks against {{watchlists}} watchlists and your own rules.', [
      endpoint(
        'POST /v1/screen/address',
        'Sanctions matches and risk score of one address, as in the example above.',
        ['address', 'blockchain', 'check_sanctions', 'risk_assessment'],
      ),
      endpoint(
        'POST /v1/screen/transaction',
        'An incoming deposit, or a withdrawal before you sign it.',
      ),
      endpoint(
        'POST /v1/screen/batch',
        'Up to {{batchSize}} addresses as one job, such as all existing customers’ addresses.',
      ),
    ]),
    endpointGroup('Analytics', 'Aggregates over time, for your own reports and models.', [
      endpoint(
        'GET /v1/analytics/flow',
        'Value that moved between two entities or categories, by day.',
      ),
      endpoint(
        'GET /v1/analytics/cluster',
        'Addresses that one owner is likely to control, with the heuristic behind each.',
      ),
      endpoint(
        'GET /v1/analytics/risk-score',
        'The distribution of scores over a set of addresses, and how it has changed.',
      ),
    ]),
    endpointGroup('Webhooks', 'Calls to your endpoint, signed and retried, with a test event.', [
      endpoint(
        'POST /v1/webhooks',
        'Subscribe an endpoint to events. A high_risk_alert has these fields.',
        ['event', 'address', 'risk_score', 'reason', 'timestamp'],
      ),
      endpoint('POST /v1/webhooks/{id}', 'Change its filter, pause it, or give it a new secret.'),
      endpoint('POST /v1/webhooks/test', 'Send a test event and see your response.'),
    ]),
  ],
})
