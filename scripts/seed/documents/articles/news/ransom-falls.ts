import { article } from '../../../builders/article.ts'

export const ransomFalls = article({
  path: '/company/news/fewer-ransoms-larger-ones',
  title: 'Fewer ransoms are paid, but they are larger',
  category: 'industry-insights',
  publishedOn: '2025-08-19',
  author: 'noor-el-sayed',
  tags: ['Ransomware', 'Bitcoin', 'Mixers'],
  summary:
    'Payments in the first half of 2025 fell by a fifth in number and rose in size. Three explanations, and why we believe only one.',
  body: `
In the first half of 2025 we counted 1,206 ransomware payments on Bitcoin, against 1,511 in the same months of 2024: a fall of 20%. The total fell less, by 9%, from $301M to $274M, so the average went up by 14%. Both counts will be revised upward, as they are every time, when more victims come forward.

## What the count is, and is not

A payment is counted when we have an address from a victim, a responder, an insurer or a court, or when it matches the pattern of a known strain by at least two independent features. We do not add an estimate for what we cannot see. The figure is a floor, and the comparison with last year is fair only if the share that we see has not changed.

|First half of each year
| Measure | 2023 | 2024 | 2025 |
| Payments counted | 1,388 | 1,511 | 1,206 |
| Total, USD M | 256 | 301 | 274 |
| Average, USD | 184,000 | 199,000 | 227,000 |
| Largest, USD M | 15 | 38 | 22 |
| Strains paid at least once | 61 | 72 | 85 |

*Chainlantern Research, as of August 15, 2025.*

## Possible explanations

1. **Victims refuse more often.** Insurers and negotiators say so: the share of their cases that end in a payment has gone from 37% to 28% in a year. Backups are better, and victims have learned that the data may be published anyway.
2. **Police action has broken up crews.** It has: the two strains that led the table in 2023 are gone. But the number of strains that were paid at least once has risen, from 72 to 85. Crews break up into smaller crews.
3. **They have left Bitcoin.** This is the explanation that we hear most. We looked where it would have to show, in the demands. Of 437 demand notes that we have seen from this period, 89% asked for bitcoin, against 91% the year before.

We believe the first. The second explains who gets paid. We found little evidence for the third.

> What reduces ransom payments is victims who can restore their own systems.

## And why larger?

Small victims refuse; large ones negotiate. The median demand to companies with fewer than fifty employees has not changed. To those with more than a thousand it has doubled, and it often names the victim’s own insurance limit, to the dollar, which tells you what the crews look for first on a stolen file server.

- Keep the policy off the network, or at least out of folders called “insurance.”
- Settle now who has the authority to decide, weekends included. Every hour spent looking for that person works for the crew.
- Before any payment, have counsel check it for sanctions: paying a listed person can be a violation even for a victim. If you pay, tell law enforcement and a tracing desk within the hour. After two days, 62% of the payments that we traced were still within reach of a freeze or an exchange; after two weeks, 11%.

### A word on mixers

Only 8% of the affiliates’ shares went to a mixer first, the least since we began to count. Brokers are cheaper and ask no more questions than a mixer does. A longer article on one such [cash-out desk](/resources/blog/fifty-affiliates-one-cash-out-desk) follows on the blog this month.
`,
  seo: {
    title: 'Ransomware payments in 2025: fewer and larger',
    description:
      'Ransom payments fell by a fifth in the first half of 2025 while the average rose by 14%. Three explanations, tested against demands, strains and claims.',
  },
})
