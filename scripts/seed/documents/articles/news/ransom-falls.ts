import { article } from '../../../builders/article.ts'

export const ransomFalls = article({
  path: '/company/news/fewer-ransoms-larger-ones',
  title: 'Fewer ransoms are paid, but they are larger',
  category: 'industry-insights',
  publishedOn: '2025-08-19',
  author: 'noor-el-sayed',
  tags: ['Ransomware', 'Bitcoin', 'Mixers'],
  summary:
    'Payments in the first half of 2025 fell by a fifth in number and rose in size. Three explanations, and why we believe only one of them.',
  body: `
In the first half of 2025 we counted 1,206 ransomware payments on Bitcoin, against 1,511 in the same months of 2024. That is a fall of 20%. The sum fell less, from $301M to $274M, which means that the average went up by 14%. Both figures will be revised; they always are, upward, as victims come forward.

## What the count is, and is not

A payment is counted when we have an address from a victim, a responder, an insurer or a court, or when its pattern is that of a known strain with at least two independent marks. We do not add an estimate for what we cannot see. The figure is therefore a floor, and the comparison with last year is fair only if the share that we see has not changed.

|First half of each year
| Measure | 2023 | 2024 | 2025 |
| Payments counted | 1,388 | 1,511 | 1,206 |
| Sum, USD M | 256 | 301 | 274 |
| Average, USD | 184,000 | 199,000 | 227,000 |
| Largest, USD M | 15 | 38 | 22 |
| Strains paid at least once | 61 | 72 | 85 |

*Chainlantern Research, as of August 15, 2025.*

## Three explanations

1. **Victims refuse more often.** Insurers and negotiators say so: the share of their cases which end in a payment has gone from 37% to 28% in a year. Better backups, and the experience that data are published anyway.
2. **Police action has broken crews.** It has; the two strains that led the table in 2023 are gone. But the number of strains that were paid at least once has risen, from 72 to 85. Crews break into smaller crews.
3. **They have left Bitcoin.** The explanation that one hears most. We looked for it where it would have to show: in demands. Of 437 demand notes that we have seen from this period, 89% asked for bitcoin, against 91% the year before.

We believe the first. The second explains who is paid; the third does not explain anything yet.

> Victims who can restore their own systems are what reduces ransom payments.

## And why larger?

Small victims refuse, large ones negotiate. The median demand to companies with fewer than fifty employees has not changed. To those with more than a thousand it has doubled, and it now often names the victim’s own insurance limit, to the dollar, which tells you what is looked for first on a stolen file server.

- Keep the policy off the network, or at least out of folders called “insurance”.
- Decide now who may decide. Every hour of a weekend in which no one may is an hour on the other side’s clock.
- If you pay, tell someone within the hour. We found 62% of traced payments still in reach of a freeze or an exchange within two days; after two weeks it was 11%.

### A word on mixers

Only 8% of the affiliates’ shares went through a mixer this half-year, the least since we began to count. Brokers are cheaper and ask as little. The long version is in our article on the [cash-out desk](/resources/blog/fifty-affiliates-one-cash-out-desk).
`,
  seo: {
    title: 'Ransomware payments in 2025: fewer and larger',
    description:
      'Ransom payments fell by a fifth in the first half of 2025 while the average rose by 14%. Three explanations tested against demands, strains and insurers.',
  },
})
