import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'

export const webhooksGuide = guide(
  {
    path: '/resources/documentation/webhooks',
    title: 'Webhooks: verify, retry, replay',
    topic: 'Integration',
    minutes: 15,
    summary:
      'Check the signature of an event in constant time, refuse old events, respond fast, and handle an event that arrives twice.',
    updatedOn: '2026-10-15',
    orderRank: orderRank(11),
  },
  `
A webhook is a POST from us to a URL of yours. Anyone can send a POST, so verify the signature before you trust the content.

## What arrives

\`\`\`http An event
POST /hooks/risk HTTP/1.1
Content-Type: application/json
X-Event-Id: evt_01JAR2M8
X-Signature-Timestamp: 1791965649
X-Signature: v1=5d41c0…9e

{"event":"high_risk_alert","address":"bc1q5…w7ke","risk_score":88,"reason":"Direct exposure to a sanctioned entity, 61% of value received","timestamp":"2026-10-14T08:14:07Z"}
\`\`\`

The signature is an HMAC-SHA256, keyed with your endpoint’s secret, of the timestamp, a period and **the body as it arrived**, byte for byte. If you parse the body and serialize it again, the bytes change and the signature will not match.

## Verify

\`\`\`javascript Node
import { createHmac, timingSafeEqual } from 'node:crypto'

const WINDOW = 300 // seconds

export function isOurs(rawBody, headers, secret, now = Date.now() / 1000) {
  const timestamp = headers['x-signature-timestamp'] ?? ''
  if (!/^\\d+$/.test(timestamp) || Math.abs(now - Number(timestamp)) > WINDOW) return false
  const expected = createHmac('sha256', secret).update(\`\${timestamp}.\`).update(rawBody).digest()
  const given = Buffer.from((headers['x-signature'] ?? '').replace(/^v1=/, ''), 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
\`\`\`

\`\`\`python Python
import hashlib
import hmac
import time

WINDOW = 300  # seconds


def is_ours(raw_body: bytes, headers: dict, secret: bytes) -> bool:
    timestamp = headers.get("X-Signature-Timestamp", "")
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > WINDOW:
        return False
    signed = timestamp.encode() + b"." + raw_body
    expected = "v1=" + hmac.new(secret, signed, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, headers.get("X-Signature", ""))
\`\`\`

Three details matter:

- **Constant time.** \`==\` stops at the first wrong byte and tells an attacker how many bytes were right.
- **The window.** A recorded event is refused after five minutes. Keep your clock in sync with NTP.
- **The length check** in Node: \`timingSafeEqual\` throws on different lengths.

## Respond first, work later

Respond with \`2xx\` within 10 seconds, after you have *stored* the event and before you act on it. Anything else counts as a failure, and we send the event again, each time with a new timestamp and signature:

|When an event is sent again
| Attempt | After |
| 2 | 30 seconds |
| 3 | 5 minutes |
| 4 | 1 hour |
| 5 to 12 | every 6 hours |

After that, the event stays under **Webhooks → Undelivered** for 30 days. You can replay one event or all of them from there.

## The same event twice

If your response is lost, we send the event again, and events may arrive out of order. Store \`X-Event-Id\` under a unique index and ignore an ID that you already have. Use \`timestamp\`, not the time of arrival, to decide which score is newer.

## Change the secret

As with keys, two secrets can be valid at the same time. During that time, \`X-Signature\` carries two values separated by a comma: split there, and accept either one.

## Exercise

Send yourself an event with \`POST /v1/webhooks/test\`. Change one byte of the body, then of the timestamp, then of the signature: your endpoint must refuse all three. Then send your copy of the first request again after six minutes: it must be refused, too.
`,
)
