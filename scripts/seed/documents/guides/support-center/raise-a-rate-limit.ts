import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'
import { brandDomain } from '../../brand.ts'

export const raiseARateLimit = guide(
  {
    path: '/resources/support-center/raise-a-rate-limit',
    title: 'Raise a rate limit or screen in bulk',
    topic: 'API and integrations',
    summary:
      'See how close you are to a limit, request a higher one, or screen all your existing addresses overnight with the batch endpoint.',
    updatedOn: '2026-10-13',
    orderRank: orderRank(24),
  },
  `
Every response carries \`X-RateLimit-Remaining\`. When it stays below a tenth of the limit for three minutes, the key’s owner gets a message, so a \`429\` should not come as a surprise.

**To raise a limit,** open **Settings → Keys**, choose the key and then **Request limit**. Tell us which service will call, how often and from what date. Up to double the limit is granted immediately; we decide on more within one business day. Limits are set per key, so give a nightly job a key of its own, and it cannot slow down withdrawals.

**To screen existing addresses in bulk,** do not loop over single calls. \`POST /v1/screen/batch\` takes up to {{batchSize}} addresses and returns a job:

\`\`\`json The response to a batch
{
  "batch_id": "bat_01JAS0K2",
  "accepted": 10000,
  "status": "running",
  "result_url": "https://results.${brandDomain}/bat_01JAS0K2.jsonl"
}
\`\`\`

A batch of that size takes about two minutes and does not count toward the limit for single calls. Up to ten batches can run at the same time. Results are kept for seven days, and a webhook tells you when they are ready.

If you plan to screen more than a million addresses, tell us one business day ahead. We then reserve capacity, and you get the results as one file.
`,
)
