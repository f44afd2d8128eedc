import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'
import { brandDomain } from '../../brand.ts'

export const apiAuthenticationErrors = guide(
  {
    path: '/resources/support-center/api-authentication-errors',
    title: 'API authentication errors',
    topic: 'API and integrations',
    summary:
      'What each 401 and 403 code means, and the causes behind nearly all of them, from a stray line break to a changed IP address.',
    updatedOn: '2026-10-19',
    orderRank: orderRank(22),
  },
  `
The body of a refused request has a \`code\` that says more than the status.

|Codes and their usual causes
| Code | Usual cause |
| key_missing | The Authorization header is misspelled, or Bearer is missing |
| key_malformed | A line break at the end of an environment variable |
| key_withdrawn | The key was rotated, and one service still uses the old one |
| scope_missing | A read_ key was used to screen |
| network_refused | Your cloud provider changed your outgoing IP address |

First try it without your code:

\`\`\`bash See what arrives
curl -sS -D - -o /dev/null "https://api.${brandDomain}/v1/entity/search?q=test" \\
  -H "Authorization: Bearer $API_KEY"
\`\`\`

If this works and your service does not, print the *length* of the key in both places. If they differ by one, you have found the line break. If it fails with \`network_refused\`, the header \`X-Seen-Address\` shows the IP address that we saw.

If it fails with \`scope_missing\`, the response names the scope in \`needed\`. You cannot add scopes to an existing key, so create a new key and withdraw the old one.

Use exactly the host above. The one without \`api.\` redirects, and most clients and proxies rightly drop the key when a redirect leads to another host.

The documentation has more on [keys, scopes and rotation](/resources/documentation/api-authentication).
`,
)
