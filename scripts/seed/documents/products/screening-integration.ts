import { secondary } from '../../builders/action.ts'
import { point } from '../../builders/chart-point.ts'
import { codeExample } from '../../builders/code.ts'
import { section } from '../../builders/section.ts'
import { to } from '../../builders/target.ts'

/** The REST call and the webhook, with exactly the fields of the API reference. */
export const integration = section('codeSample', {
  anchor: 'integration',
  eyebrow: 'Integration options',
  title: 'An API call and a webhook',
  text: 'Call the REST API before you sign. A webhook tells you when something changes afterward.',
  examples: [
    codeExample(
      'REST API',
      'http',
      `POST /api/v1/screen/address
Authorization: Bearer $API_KEY
Content-Type: application/json

{
  "address": "0x9c1f…d70e",
  "blockchain": "ethereum",
  "check_sanctions": true,
  "risk_assessment": true
}`,
      {
        note: 'The address is invented. The response takes {{responseTime}} on average. Read it before you sign.',
      },
    ),
    codeExample(
      'Webhook',
      'json',
      `{
  "event": "high_risk_alert",
  "address": "0x9c1f…d70e",
  "risk_score": 87,
  "reason": "Ransomware exposure, 61%, two hops back",
  "timestamp": "2026-10-14T14:02:11Z"
}`,
      { note: 'Retried for two days, at growing intervals. Verify the signature in the header.' },
    ),
  ],
  points: [
    'Webhooks retried for up to two days',
    'Signatures with your own secret',
    'SDKs for JavaScript, Python, Go and Ruby',
  ],
  actions: [secondary('API Reference', to.document('/resources/api-reference'))],
})

export const performance = section('chart', {
  anchor: 'performance',
  eyebrow: 'Performance',
  title: '{{responseTime}} on average, {{screeningUptime}} uptime',
  text: 'Fast enough for the signing path of a withdrawal. Measured uptime over the past twelve months was {{screeningUptime}}; the contract commits to {{uptimePromised}} a month. Throughput is {{throughput}} req/min for one customer.',
  kind: 'meters',
  tone: 'sunk',
  valueName: 'Response time',
  unit: 'ms',
  compareName: 'Limit (99% of calls)',
  points: [
    point('Average', 47, { compare: 200, highlight: true, note: 'all calls' }),
    point('Half of all calls', 38, { compare: 200 }),
    point('95 of 100 calls', 92, { compare: 200 }),
    point('99 of 100 calls', 148, {
      compare: 200,
      note: 'such as a new address with indirect exposure',
    }),
  ],
  summary:
    'A response takes {{responseTime}} on average. Half of all calls return within 38 ms, 95 of 100 within 92 ms and 99 of 100 within 148 ms, under the limit of {{responseLimit}}.',
  source: 'Measured at our edge in Frankfurt, Ashburn and Singapore over the past twelve months.',
})
