import { guide } from '../../../builders/guide.ts'
import { brandDomain } from '../../brand.ts'

export const apiAuthenticationErrors = guide(
  {
    path: '/resources/support-center/api-authentication-errors',
    title: 'API authentication errors',
    topic: 'API and integrations',
    summary:
      'What 401 and 403 mean, letter by letter, and the five causes behind nearly all of them: from a stray line break to a proxy.',
    updatedOn: '2025-10-19',
    order: 40,
  },
  `
The body of a refused request has a \`code\`. It says more than the status.

|Codes and their usual causes
| Code | Usual cause |
| key_missing | The Authorization header is misspelled, or Bearer is missing |
| key_malformed | A line break at the end of an environment variable |
| key_withdrawn | Rotated, and one service still has the old one |
| scope_missing | A read_ key was used to screen |
| network_refused | A new egress address of your cloud |

Try it without your code first:

\`\`\`bash See what arrives
curl -sS -D - -o /dev/null https://api.${brandDomain}/v1/entity/search?q=test \\
  -H "Authorization: Bearer $API_KEY"
\`\`\`

If this works and your service does not, print the *length* of the key in both places. In our experience one in three differs by one: the line break. If it fails with \`network_refused\`, the header \`X-Seen-Address\` says which address we saw.

If it fails with \`scope_missing\`, the answer names the scope in \`needed\`; a key cannot be given more scopes later, so make a new one and withdraw the old.

A corporate proxy may strip the header on redirects. Use the host above exactly; the one without \`api.\` redirects, and most clients rightly do not send a key to another host.

More on [keys, scopes and rotation](/resources/documentation/api-authentication).
`,
)
