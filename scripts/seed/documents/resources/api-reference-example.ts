import { secondary } from '../../builders/action.ts'
import { codeExample } from '../../builders/code.ts'
import { section } from '../../builders/section.ts'
import { to } from '../../builders/target.ts'
import { brandDomain } from '../brand.ts'

const request = `
curl https://api.${brandDomain}/v1/screen/address \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "address": "0x52908400098527886E0F7030069857D2E416beef",
    "blockchain": "ethereum",
    "check_sanctions": true,
    "risk_assessment": true
  }'
`

const answer = `
{
  "screening_id": "scr_01JAQ7Z9F4",
  "address": "0x52908400098527886E0F7030069857D2E416beef",
  "blockchain": "ethereum",
  "risk_score": 92,
  "risk_level": "high",
  "sanctions": { "matched": false, "lists_checked": 27 },
  "exposures": [
    { "category": "mixer", "share": 0.41, "hops": 1, "points": 80 },
    { "category": "darknet_market", "share": 0.03, "hops": 2, "points": 12 }
  ],
  "labels_version": "2026-10-14"
}
`

const event = `
{
  "event": "high_risk_alert",
  "address": "0x52908400098527886E0F7030069857D2E416beef",
  "risk_score": 92,
  "reason": "Direct exposure to a mixer, 41% of value received",
  "timestamp": "2026-10-14T09:41:52Z"
}
`

/** The example call: request, response, and the event that a watched address sends later. */
export const example = section('codeSample', {
  anchor: 'sample',
  eyebrow: 'Example call',
  title: 'Screen an address in one call',
  text: 'This call works as is with a test key: addresses that end in beef always score 92.',
  look: 'tabs',
  examples: [
    codeExample('Request', 'bash', request, {
      note: 'POST /v1/screen/address with four fields. On the application’s host, it is under /api.',
    }),
    codeExample('Response', 'json', answer, {
      note: 'The points of all exposures add up to the score. Keep the screening_id and the labels_version.',
    }),
    codeExample('Webhook', 'json', event, {
      note: 'Sent when the score of a watched address rises above your threshold. Signed, and retried until you accept it or two days have passed.',
    }),
  ],
  points: [
    'The key goes into the Authorization header as a bearer token',
    'JSON in and out, UTF-8, times in UTC',
    '99 of 100 responses take less than {{responseLimit}}. After 2 seconds, hold the transfer',
  ],
  actions: [
    secondary(
      'Read the Guide',
      to.document('/resources/documentation/integrating-the-screening-api'),
    ),
  ],
})
