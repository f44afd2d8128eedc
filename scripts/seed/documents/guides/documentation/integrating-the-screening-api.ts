import { guide } from '../../../builders/guide.ts'
import { brandDomain } from '../../brand.ts'

export const integratingTheScreeningApi = guide(
  {
    path: '/resources/documentation/integrating-the-screening-api',
    title: 'Integrating the screening API',
    topic: 'Integration',
    tag: 'TECHNICAL',
    minutes: 20,
    summary:
      'Your first screening call and everything around it: keys, request, answer, time-outs and what to do when we do not answer at all.',
    updatedOn: '2025-10-21',
    order: 30,
  },
  `
By the end you will have a function that returns *pass*, *review* or *block* for an address, and that handles network failures safely.

## Before you begin

Create a free account and copy a **test key**; it begins with \`test_\`. With a test key, addresses that end in \`beef\` score 92, those that end in \`cafe\` score 50, and all others score 4. Nothing is counted or charged.

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
| address | string | As the network writes it; upper and lower case are kept |
| blockchain | string | Such as ethereum, bitcoin, tron |
| check_sanctions | boolean | Compare with the {{watchlists}} watchlists |
| risk_assessment | boolean | Compute a score; without it only lists are checked |

Consoles that run inside the application use the same API under \`/api\`, as in \`POST /api/v1/screen/address\`.

## Read the answer

\`\`\`json 200 OK
{
  "screening_id": "scr_01JAQ7Z9F4",
  "address": "0x52908400098527886E0F7030069857D2E416beef",
  "risk_score": 92,
  "risk_level": "high",
  "sanctions": { "matched": false, "lists_checked": 27 },
  "data_version": "2025-10-21.3"
}
\`\`\`

Store \`screening_id\` with the transfer. It is what an examiner, or our support, will ask for. Store \`data_version\` as well: labels and lists change every day, and only the pair lets you show in two years why a transfer was stopped, or why it was not.

Add \`exposures\` to what your analysts see. A bare 92 makes them guess; *41% from a mixer, one hop away* lets them decide in a minute.

## Decide

\`\`\`javascript A decision with a time-out
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
  if (!response.ok) throw new Error(\`Screening answered \${response.status}\`)
  const { risk_score: score, sanctions } = await response.json()
  if (sanctions.matched || score >= 75) return 'block'
  // An address without history has no score: that is not a low one.
  return score === null || score >= 45 ? 'review' : 'pass'
}
\`\`\`

## When we do not answer

The usual answer takes under {{responseLimit}}. Give up after 2 seconds and choose in advance:

- **withdrawals** fail closed: hold and try again;
- **deposits** fail open into a pending balance that cannot leave;
- never remember a failure as a pass.

Keep answers for ten minutes at most. With a cache of one day, a wallet that is sanctioned in the morning can still withdraw in the afternoon. If you want to know sooner, watch the address instead of asking again: a [webhook](/resources/documentation/webhooks) arrives within seconds of a change.

## Errors

|What to do with each status
| Status | Meaning | Do |
| 400 | A field is wrong; \`field\` names it | Fix the request; do not retry |
| 401 | The key is missing or withdrawn | Check the key |
| 422 | The address cannot exist on that network | Tell your user |
| 429 | Over the limit of this key | Wait \`Retry-After\` seconds |
| 5xx | Our fault | Repeat with an idempotency key |

## Exercise

Make the function above return *review* for \`cafe\`, *block* for \`beef\` and *pass* for another address, then take your network away and check that a withdrawal is held.
`,
)
