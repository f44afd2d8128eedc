import { guide } from '../../../builders/guide.ts'
import { brandDomain } from '../../brand.ts'

export const raiseARateLimit = guide(
  {
    path: '/resources/support-center/raise-a-rate-limit',
    title: 'Raise a rate limit or screen in bulk',
    topic: 'API and integrations',
    summary:
      'See how near you are to a limit, ask for a higher one, or move a large back-book through the batch endpoint in one night.',
    updatedOn: '2025-10-12',
    order: 42,
  },
  `
Every answer carries \`X-RateLimit-Remaining\`. When it is below a tenth of the limit for three minutes in a row, the key’s owner gets a message, so a \`429\` should never come as a surprise.

**To raise a limit,** open **Settings → Keys**, choose the key and **Request limit**. Tell us which service will call, how often and from what date. Up to double is granted at once; more is answered within a business day. Limits are set per key, so that a nightly job cannot starve withdrawals: give it a key of its own.

**To screen a back-book,** do not loop over single calls. \`POST /v1/screen/batch\` takes up to 10,000 addresses and answers with a job:

\`\`\`json The answer to a batch
{
  "batch_id": "bat_01JAS0K2",
  "accepted": 10000,
  "status": "running",
  "result_url": "https://results.${brandDomain}/bat_01JAS0K2.jsonl"
}
\`\`\`

A batch of that size takes about two minutes and runs beside the limit of single calls. Up to ten batches run at once. Results are kept for seven days, and a webhook says when one is ready.

For more than a million addresses, tell us a day before: we then reserve capacity and you get the result as one file.
`,
)
