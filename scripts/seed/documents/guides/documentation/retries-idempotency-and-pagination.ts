import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'
import { brandDomain } from '../../brand.ts'

export const retriesIdempotencyAndPagination = guide(
  {
    path: '/resources/documentation/retries-idempotency-and-pagination',
    title: 'Retries, idempotency and pagination',
    topic: 'Integration',
    minutes: 14,
    summary:
      'Repeat a request safely, back off correctly, and read a million transactions by cursor without missing or repeating one.',
    updatedOn: '2026-10-06',
    orderRank: orderRank(12),
  },
  `
When a connection fails, you cannot know whether your request or our response was lost. Three habits make such failures harmless.

## Idempotency keys

Send \`Idempotency-Key\` with each POST: a UUID that you generate *before* the first attempt and keep for every retry. We store the first response for 24 hours and return it again, even to a request that arrives while the first is still running.

\`\`\`http A POST that may be repeated
POST /v1/screen/batch HTTP/1.1
Host: api.${brandDomain}
Authorization: Bearer $API_KEY
Idempotency-Key: 0b8f6f0e-6d0c-4a53-9c0e-5b1f6c1d2e77
Content-Type: application/json

{ "addresses": [{ "address": "bc1q5…w7ke", "blockchain": "bitcoin" }] }
\`\`\`

The same key with a different body gets \`409 idempotency_conflict\`. That is a bug in your code, and retrying will not help.

## Retry

- Retry \`429\`, every \`5xx\` and lost connections. Never retry another \`4xx\`.
- If there is a \`Retry-After\`, wait that long. Otherwise wait 0.5, 1, 2, then 4 seconds, each multiplied by a random factor between 0.5 and 1.5. Without the factor, all your workers come back at the same instant.
- Give up after five attempts and send the transfer to *review*.

\`\`\`python Back off with jitter
import random
import time


def call_with_retries(send, attempts=5):
    for attempt in range(attempts):
        pause = 0.5 * 2**attempt * random.uniform(0.5, 1.5)
        try:
            response = send()
        except OSError:  # a lost connection, also in requests
            response = None
        if response is not None:
            if response.status_code != 429 and response.status_code < 500:
                return response
            pause = float(response.headers.get("Retry-After", pause))
        if attempt < attempts - 1:
            time.sleep(pause)
    raise TimeoutError("No response from screening; hold the transfer")
\`\`\`

## Limits

Limits are set per key and are configurable; ask for more before you need it. Three headers of every response say where you stand: \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\`, the last in seconds. Across all keys, one customer may use {{throughput}} req/min.

## Pages by cursor

Lists start with the newest entry and have a \`next\` cursor. A cursor points to a *place in the chain*, not to a page number, so new blocks do not push entries onto the next page.

\`\`\`json A page of one transaction
{
  "transactions": [{ "txid": "9f2c…e1", "block": 970001 }],
  "next": "c_eyJibG9jayI6OTcwMDAxfQ",
  "as_of_block": 970044
}
\`\`\`

1. Start without a cursor, with a \`limit\` of up to 1,000.
2. Repeat with \`cursor\` set to \`next\` until \`next\` is \`null\`.
3. Keep \`as_of_block\` from the first page. Later, send it as \`since_block\` to get only what is new.

A cursor is valid for 30 days. If the chain has reorganized below it, you get \`410 cursor_gone\` with the last safe block: start again from there.

## Exercise

Fetch all transactions of a busy address with a limit of 50 while a second loop does the same with 1,000. Compare the hashes up to the lower \`as_of_block\`: both lists must be equal, and no hash may appear twice.
`,
)
