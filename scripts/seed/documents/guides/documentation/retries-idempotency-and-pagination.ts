import { guide } from '../../../builders/guide.ts'
import { brandDomain } from '../../brand.ts'

export const retriesIdempotencyAndPagination = guide(
  {
    path: '/resources/documentation/retries-idempotency-and-pagination',
    title: 'Retries, idempotency and pagination',
    topic: 'Integration',
    minutes: 14,
    summary:
      'Repeat a request safely, back off correctly, and read a million transactions by cursor without missing or repeating one.',
    updatedOn: '2025-10-06',
    order: 33,
  },
  `
A network can fail between your request and our answer, and you cannot know which of the two was lost. Three habits make such failures harmless.

## Idempotency keys

Send \`Idempotency-Key\` with each POST: a UUID that you make *before* the first attempt and keep for its repetitions. We store the first answer for 24 hours and give it again, also to a request that arrives while the first is still running.

\`\`\`http A POST that may be repeated
POST /v1/screen/batch HTTP/1.1
Host: api.${brandDomain}
Authorization: Bearer $API_KEY
Idempotency-Key: 0b8f6f0e-6d0c-4a53-9c0e-5b1f6c1d2e77
Content-Type: application/json

{ "addresses": [{ "address": "bc1q…7k", "blockchain": "bitcoin" }] }
\`\`\`

The same key with a different body is answered \`409 idempotency_conflict\`. That is a mistake in your code, and repeating it will not help.

## Retry

- Repeat \`429\`, \`502\`, \`503\`, \`504\` and lost connections. Never repeat other \`4xx\`.
- Wait \`Retry-After\` when it is there. Otherwise wait 0.5 s, 1 s, 2 s, 4 s, each times a random factor between 0.5 and 1.5. Without the factor all your workers return in the same instant.
- Give up after five attempts and put the transfer into *review*.

\`\`\`python Back off with jitter
import random
import time

REPEATABLE = {429, 502, 503, 504}


def call_with_retries(send, attempts=5):
    for attempt in range(attempts):
        response = send()
        if response.status_code not in REPEATABLE:
            return response
        given = response.headers.get("Retry-After")
        pause = float(given) if given else 0.5 * 2**attempt * random.uniform(0.5, 1.5)
        time.sleep(pause)
    raise TimeoutError("Screening did not answer; hold the transfer")
\`\`\`

## Limits

Limits are set per key and are configurable; ask for more before you need it. Every answer says where you stand: \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\`, the latter in seconds. All keys together, one customer may use {{throughput}} req/min.

## Pages by cursor

Lists come newest first with a \`next\` cursor. A cursor points at a *place in the chain* and not at a page number, so new blocks do not push entries onto the next page.

\`\`\`json The end of a page
{
  "transactions": [],
  "next": "c_eyJibG9jayI6OTE3MDAxfQ",
  "as_of_block": 917044
}
\`\`\`

1. Ask without a cursor, with \`limit\` up to 1,000.
2. Ask with \`cursor\` set to \`next\` until \`next\` is \`null\`.
3. Keep the last cursor. Next week, ask with \`since_cursor\` to get only what is new.

A cursor is valid for 30 days. If the chain reorganized behind it, you get \`410 cursor_gone\` with the last safe block: begin again there.

## Exercise

Fetch all transactions of a busy address with a limit of 50 while a second loop does the same with 1,000. Compare the hashes: both lists must be equal, and no hash may be there twice.
`,
)
