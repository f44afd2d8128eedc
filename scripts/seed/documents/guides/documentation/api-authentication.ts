import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'
import { brandDomain } from '../../brand.ts'

export const apiAuthentication = guide(
  {
    path: '/resources/documentation/api-authentication',
    title: 'API authentication and key rotation',
    topic: 'Integration',
    minutes: 12,
    summary:
      'Bearer tokens, scopes and allowed IP ranges, what to do when a key leaks, and how to rotate keys without failed requests.',
    updatedOn: '2026-10-13',
    orderRank: orderRank(10),
  },
  `
Every request carries a key as a bearer token over TLS. There are no sessions and no cookies, so a request that works from one of your servers works from any other that may use the key.

\`\`\`http A request
GET /v1/address/bc1q5…w7ke/risk HTTP/1.1
Host: api.${brandDomain}
Authorization: Bearer live_7Qd2…
Accept: application/json
\`\`\`

## Kinds of keys

|Prefix, use and where a key may live
| Prefix | Use | Where it may live |
| test_ | Fixed answers, no charge | Anywhere, even in a public test |
| live_ | Real data | A secret store; never in a browser or an app |
| read_ | Lookups without screening | Internal dashboards |

A key has **scopes**, such as \`screen:write\` or \`webhooks:manage\`, and a list of the IP ranges that may use it. Give each service its own key with only the scopes it needs. The log then tells you which service called, and you can withdraw one key without stopping the others.

!warning Never in a browser: Anyone who opens a page or an app can read what it contains. Keep live keys on your servers and make the calls from there.

## Rotate without downtime

Two keys can be valid at the same time, so you can switch before you withdraw:

1. Create a new key with the same scopes. Both keys now work.
2. Put the new key in your secret store and restart your services one by one.
3. Watch **Keys → Last used**. When the old key has not been used for an hour, withdraw it.
4. If a service that you forgot breaks, you have 24 hours to restore the old key with one click. After that it cannot be restored.

Rotate every 90 days, and whenever someone who could read the key leaves.

## When a key has leaked

Withdraw it immediately; do not rotate it first. A withdrawn key is refused everywhere within seconds. Then export its log of the last 30 days under **Keys → Log**. One line answers the first question of any incident, who else called:

\`\`\`bash Callers of a withdrawn key
jq -r '.source_address' key-log.jsonl | sort | uniq -c | sort -rn
\`\`\`

We scan public code hosts for our prefixes. When we find a key, we withdraw it and write to your security contact, usually within minutes of the push.

## When a key is refused

- \`401 key_missing\`: the header is missing, or the word \`Bearer\` before the key is.
- \`401 key_withdrawn\`: the key was valid once.
- \`403 scope_missing\`: the key is valid, but not for this call; \`needed\` names the scope.
- \`403 network_refused\`: the key is valid, but not from this IP address.

## Exercise

Rotate your test key in the four steps while a loop screens one address per second. The loop should not fail once. If it does, it reads the key only at startup, and you have found that out at a harmless moment.
`,
)
