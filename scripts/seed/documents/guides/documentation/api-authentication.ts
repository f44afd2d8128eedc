import { guide } from '../../../builders/guide.ts'
import { brandDomain } from '../../brand.ts'

export const apiAuthentication = guide(
  {
    path: '/resources/documentation/api-authentication',
    title: 'API authentication and key rotation',
    topic: 'Integration',
    minutes: 12,
    summary:
      'Bearer tokens, scopes and allowed networks, what to do when a key leaks, and how to rotate keys without a single failed request.',
    updatedOn: '2025-10-13',
    order: 31,
  },
  `
Every request carries a key as a bearer token over TLS. There are no sessions and no cookies, so a request that works once works anywhere the key may be used.

\`\`\`http A request
GET /v1/address/bc1q…7k/risk HTTP/1.1
Host: api.${brandDomain}
Authorization: Bearer live_7Qd2…
Accept: application/json
\`\`\`

## Kinds of keys

|Prefix, use and where a key may live
| Prefix | Use | Where it may live |
| test_ | Fixed answers, no charge | Anywhere, even in a public test |
| live_ | Real data | A secret store; never in a browser or an app |
| read_ | Look-ups without screening | Internal dashboards |

A key has **scopes**, such as \`screen:write\` or \`webhooks:manage\`, and a list of networks from which it may be used. Give each service its own key with the least it needs: the log then tells you who asked, and you can withdraw one without stopping the others.

!warning Never in a browser: Whoever opens a page or an app can read what it contains. Keep live keys on your servers and let those ask for you.

## Rotate without downtime

Two keys can be valid at once. That is all there is to it:

1. Create the new key with the same scopes. Both work from now on.
2. Put the new key into your secret store and restart your services one by one.
3. Watch **Keys → Last used**. When the old key has been silent for an hour, withdraw it.
4. If something forgotten breaks, you have 24 hours to restore the old key with one click. After that it is gone for good.

Rotate every 90 days, and whenever someone who could read the key leaves.

## When a key has leaked

Withdraw it at once; do not rotate. A withdrawn key is refused within five seconds everywhere. Then read its log for the last 30 days under **Keys → Log**. Exported, it answers the first question of any incident, who else called, in one line:

\`\`\`bash Callers of a withdrawn key
jq -r '.source_address' key-log.jsonl | sort | uniq -c | sort -rn
\`\`\`

We scan public code hosts for our prefixes. When we find one we withdraw the key and write to your security contact, usually within two minutes of the push.

## Answers that mean the key

- \`401 key_missing\`: no header, or not the word \`Bearer\` before the key.
- \`401 key_withdrawn\`: it was valid once.
- \`403 scope_missing\`: valid, but not for this; \`needed\` says which scope.
- \`403 network_refused\`: valid, but not from this address.

## Exercise

Rotate your test key by the four steps while a loop screens one address per second. Your loop should not notice. If it does, a service reads the key only at its start, and you have found out at a harmless moment.
`,
)
