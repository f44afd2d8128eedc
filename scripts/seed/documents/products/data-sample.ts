import { secondary } from '../../builders/action.ts'
import { codeExample } from '../../builders/code.ts'
import { section } from '../../builders/section.ts'
import { table } from '../../builders/table.ts'
import { to } from '../../builders/target.ts'
import { brandDomain, brandSlug } from '../brand.ts'

export const call = section('codeSample', {
  anchor: 'call',
  eyebrow: 'One call',
  title: 'The service behind an address, in one call',
  text: 'A block explorer shows the balance. Our response adds the service that controls the address, the confidence and the evidence.',
  examples: [
    codeExample(
      'cURL',
      'bash',
      `curl https://api.${brandDomain}/v1/address/0xe3b0…4f88 \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Accept: application/json"`,
      { note: 'A free key looks up single addresses. Batches and traces need a paid plan.' },
    ),
    codeExample(
      'Response',
      'json',
      `{
  "address": "0xe3b0…4f88",
  "blockchain": "arbitrum",
  "balance": "96.12",
  "transactions": 1184,
  "first_seen": "2024-11-06T16:20:11Z",
  "entity": {
    "name": "Millstone Exchange",
    "category": "exchange/deposit",
    "confidence": "confirmed",
    "source": "test deposit"
  },
  "labels_version": "2026-10-14"
}`,
      { note: 'Invented, and shortened. Every label carries its source type and a confidence.' },
    ),
    codeExample(
      'Python',
      'python',
      `from ${brandSlug} import Client

client = Client()  # reads API_KEY
address = client.address("0xe3b0…4f88", blockchain="arbitrum")

if address.entity and address.entity.confidence == "confirmed":
    print(address.entity.name, address.entity.source)`,
    ),
  ],
  points: [
    'Point in time: add as_of to see what was known on that day',
    'The same cursor pagination in every list',
    'Errors as problem details, each with a request ID',
  ],
  actions: [secondary('API Reference', to.document('/resources/api-reference'))],
})

export const resources = section('factTable', {
  anchor: 'resources',
  eyebrow: 'Resources',
  title: 'Every resource with one API key',
  text: 'Each takes an address, a transaction or an entity, and returns records that name the version of the labels behind them.',
  table: table(
    ['Resource', 'What it answers', 'Path', 'Median'],
    ['Addresses', 'Balance, activity, cluster, labels, risk', '/v1/address/{address}', '38 ms'],
    [
      'Transactions',
      'Decoded inputs, outputs and token transfers, one at a time or in batches',
      '/v1/transaction/{txid}',
      '41 ms',
    ],
    [
      'Traces',
      'Value followed forward or backward, across supported bridges',
      '/v1/transaction/{txid}/trace',
      '160 ms',
    ],
    [
      'Entities',
      'Services by name, their addresses, the evidence behind a label',
      '/v1/entity/{entityId}',
      '44 ms',
    ],
    [
      'Analytics',
      'Flows between entities, clusters and risk scores over time',
      '/v1/analytics/flow',
      '120 ms',
    ],
    [
      'Webhooks',
      'A signed notice, retried for two days, when funds at an address you watch move or its risk changes',
      '/v1/webhooks',
      '2 s after the block',
    ],
  ),
  note: 'Medians at our edge over the past twelve months. Across all resources, 99 of 100 calls stay under {{responseLimit}}; few of them are traces.',
})
