import { article } from '../../../builders/article.ts'

export const screeningUptime = article({
  path: '/company/news/screening-twelve-months-uptime',
  title: 'Screening passes 99.99% uptime over twelve months',
  category: 'product-updates',
  publishedOn: '2025-10-14',
  author: 'joanna-prentice',
  tags: ['AML', 'Sanctions', 'Operations'],
  summary:
    'What failed in the other 52 minutes, which of it was our fault, and what we have changed.',
  body: `
From October 1, 2024 to September 30, 2025 the screening API was up 99.99% of the time. We count a minute as down if more than 1% of the requests that reached our edge in it failed, for whatever reason. Maintenance that we announce at least 72 hours ahead does not count; there was none in these twelve months. A year has 525,600 minutes. In 52 of them the API was down, and customers who hold withdrawals until we answer remember each one. Here they are.

## The 52 minutes

|Every minute in which more than 1% of requests failed
| Date | Minutes | What happened | Whose fault |
| November 19, 2024 | 21 | The certificate of an internal service expired | Ours |
| March 2, 2025 | 4 | A network provider lost a route between two regions | Theirs, but we had only one provider |
| May 28, 2025 | 16 | A sanctions list doubled in size; the loader ran out of memory and restarted in a loop | Ours |
| August 14, 2025 | 11 | A deployment rolled forward while one region was still draining | Ours |

Forty-eight of the 52 minutes were ours. Contracts promise 99.9% a month, and every month of the twelve was above that. The 99.99% is what we measured; the table shows the rest.

## What we changed

- Certificates are renewed by a service that an outside monitor watches. The alarm goes off thirty days before expiry, not three.
- We have a second network provider, in use at all times. A reserve that is never used does not work when it is needed; we tried.
- Lists are loaded into a copy, compared with the last version, and swapped. A list that grows by more than 20% waits for a person.
- A deployment stops when any region is not ready, instead of logging a warning.

## What happened to transfers in the gaps

Supervisors ask our customers that question, so we asked 30 customers. Nineteen held withdrawals until we answered. Eight let small ones through and screened them later. Three let everything through; all three have since changed that.

To make later screening easier, a request that we cannot answer now gets a \`503\` with a \`retry_after\` and an ID. Send the ID to the batch endpoint within seven days, and the result carries two times: when you first asked and when the check was made. Sanctions law makes no exception for an outage, so what may go through unscreened is for your own policy to say.

\`\`\`json What a client sees when we cannot answer
{
  "error": "screening_unavailable",
  "retry_after": 5,
  "deferred_id": "dfr_01J9Q4M2",
  "lists_as_of": "2025-10-14T06:00:00Z"
}
\`\`\`

## Speed in the same period

The average response took 47 ms, and 99 of 100 took less than 148 ms, measured at our edge and not in your data center. Add the distance: from Singapore to the nearest region it is 4 ms, from São Paulo about 120 ms.

## Where to watch

The status page, open to customers from their workspace, has the same table of minutes and causes, updated within one business day of an incident. Subscribers get the cause by email once we know it, even when it is embarrassing.
`,
  seo: {
    title: 'Screening at 99.99%: the other 52 minutes',
    description:
      'The screening API was up 99.99% of the time over twelve months. A table of every minute in which it was not, the causes, and what has changed since.',
  },
})
