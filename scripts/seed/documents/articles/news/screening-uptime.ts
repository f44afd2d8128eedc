import { article } from '../../../builders/article.ts'

export const screeningUptime = article({
  path: '/company/news/screening-twelve-months-uptime',
  title: 'Screening passes 99.99% uptime over twelve months',
  category: 'product-updates',
  publishedOn: '2025-10-14',
  author: 'joanna-prentice',
  tags: ['AML', 'Sanctions', 'Operations'],
  summary: 'What failed in the remaining 53 minutes, what was our fault and what we changed.',
  body: `
From October 1, 2024 to September 30, 2025 the screening API answered 99.99% of the time. A year has 525,600 minutes, so that leaves 53 in which it did not, and customers who block withdrawals on our answer remember each of them. Here they are.

## The 53 minutes

|Every interval in which more than 1% of requests failed
| Date | Minutes | What happened | Whose fault |
| November 19, 2024 | 21 | Certificate of an internal service expired | Ours |
| March 2, 2025 | 4 | Network provider lost a route between two regions | Theirs, but we had one provider |
| May 28, 2025 | 17 | A sanctions list doubled in size; the loader ran out of memory and restarted in a loop | Ours |
| August 14, 2025 | 11 | Deployment rolled forward while one region was still draining | Ours |

Forty-nine of the 53 minutes were ours. We say so because the figure is on the contract page, and a figure without its exceptions is an advertisement.

## What we changed

- Certificates are renewed by a service that is itself watched by someone else’s. The alarm is at thirty days, not three.
- A second network provider, in use at all times and not held in reserve. Reserve that is not used does not work when needed; we tried.
- Lists are loaded into a copy, compared with the last one, and swapped. A list that grows by more than 20% waits for a person.
- Deployments stop when fewer than all regions are ready, instead of warning about it.

> The longest outage of the year was caused by an expired certificate.

## What happened to transfers in the gaps

That is the question which supervisors put to our customers, so we asked 30 of them. Nineteen held withdrawals until we answered. Eight let through those below a limit and screened them again later. Three let through everything; all three have since changed that.

To make the second way easier, an answer that could not be given now comes back as a \`503\` with a \`retry_after\` and an id. Send the id to the batch endpoint within seven days, and the result carries both times: that of the transfer and that of the check.

\`\`\`json What a client sees when we cannot answer
{
  "error": "screening_unavailable",
  "retry_after": 5,
  "deferred_id": "dfr_01J9Q4M2",
  "lists_as_of": "2025-10-14T06:00:00Z"
}
\`\`\`

## Speed in the same period

The average answer took 47 ms, and 99 in a hundred came within 148 ms, measured at our edge and not in your data center. Add the distance: from Singapore to the nearest region it is 4 ms, from São Paulo about 120 ms.

## Where to watch

The status page shows minutes and causes, with the same table as above, filled in within one working day of an incident. Subscribers get the cause by email once we know it, including when it is embarrassing.
`,
  seo: {
    title: 'Screening at 99.99%: the other 53 minutes',
    description:
      'The screening API answered 99.99% of the time over twelve months. A table of every minute in which it did not, the causes, and what has changed since.',
  },
})
