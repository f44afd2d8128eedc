import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'
import { brandDomain } from '../../brand.ts'

export const integratingTheScreeningApi = guide(
  {
    path: '/resources/documentation/integrating-the-screening-api',
    title: 'Integrating the screening API',
    topic: 'Integration',
    tag: 'TECHNICAL',
    minutes: 20,
    summary:
      'Your first screening call and everything around it: keys, request, response, timeouts and what to do when no response arrives.',
    updatedOn: '2026-10-21',
    orderRank: orderRank(9),
  },
  `
By the end you will have a function that returns *pass*, *review* or *block* for an address, and that handles network failures safely.

## Before you begin

Create a free account and copy a **test key**; it begins with \`test_\`. With a test key, addresses that end in \`beef\` score 92, those that end in \`cafe\` score 50, and all others score 4. Test calls are neither counted nor charged.

## The first call

\`\`\`bash Screen one address
curl https://api.${brandDomain}/v1/screen/address \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "address": "0x52908400098527886E0F7030069857D2E416beef",
    "blockchain": "ethereum",
    "check_sanctions": true,
    "risk_assessment": true
  }'
\`\`\`

|Fields of the body
| Field | Type | Meaning |
| address | string | As the network writes it; case is preserved |
| blockchain | string | For example ethereum, bitcoin or tron |
| check_sanctions | boolean | Check the watchlists of your plan, up to {{watchlists}} |
| risk_assessment | boolean | Compute a score; without it only lists are checked |

On the application’s own host, the same API is under \`/api\`, as in \`POST /api/v1/screen/address\`.

## Read the response

\`\`\`json 200 OK
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
\`\`\`

Store \`screening_id\` with the transfer. It is what an examiner, or our support team, will ask for. Store \`labels_version\` as well. Labels and lists change every day, and it takes both to show two years from now why a transfer was stopped, or why it was not.

Show your analysts the \`exposures\`. A bare 92 makes them guess; *41% directly from a mixer* lets them decide in a minute.

## Decide

\`\`\`javascript A decision with a timeout
export async function decide(address, blockchain) {
  const response = await fetch('https://api.${brandDomain}/v1/screen/address', {
    method: 'POST',
    headers: {
      authorization: \`Bearer \${process.env.API_KEY}\`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ address, blockchain, check_sanctions: true, risk_assessment: true }),
    signal: AbortSignal.timeout(2000),
  })
  if (!response.ok) throw new Error(\`Screening returned \${response.status}\`)
  const { risk_score: score, sanctions } = await response.json()
  if (sanctions.matched || score >= 75) return 'block'
  // An address without history has no score. That is not a low score.
  return score === null || score >= 45 ? 'review' : 'pass'
}
\`\`\`

## When no response arrives

99 of 100 responses take less than {{responseLimit}}. Give up after 2 seconds, and decide in advance what happens then:

- **withdrawals** fail closed: hold and try again;
- **deposits** are credited to a pending balance that cannot be withdrawn;
- a failure is never stored as a pass.

Cache responses for ten minutes at most. With a cache of one day, a wallet that is sanctioned in the morning can still withdraw in the afternoon. To learn of a change sooner, watch the address instead of polling: a [webhook](/resources/documentation/webhooks) is sent within seconds of a change.

## Errors

|What to do with each status
| Status | Meaning | Do |
| 400 | A field is wrong; \`field\` names it | Fix the request; do not retry |
| 401 | The key is missing or withdrawn | Check the key |
| 402 | The network is not in your plan | Treat the transfer as not screened |
| 422 | The address cannot exist on that network | Show your user the error |
| 429 | Over the limit of this key | Wait \`Retry-After\` seconds |
| 5xx | The fault is ours | Retry with the same idempotency key |

## Exercise

Make the function above return *review* for \`cafe\`, *block* for \`beef\` and *pass* for another address, then disconnect from the internet and check that a withdrawal is held.
`,
)
