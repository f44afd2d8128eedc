import { job } from '../../builders/dated.ts'
import { orderRank } from '../../builders/order-rank.ts'
import { salary } from '../../builders/price.ts'
import { howWeHire } from './how-we-hire.ts'

export const seniorBackendEngineer = job({
  title: 'Senior Backend Engineer',
  path: '/company/careers/senior-backend-engineer',
  location: 'London or Toronto',
  salary: salary(160_000, { to: 220_000 }),
  tags: ['Rust', 'Go', 'PostgreSQL', 'Distributed systems'],
  postedOn: '2026-10-07',
  openUntil: '2027-03-31',
  orderRank: orderRank(2),
  summary:
    'Index every transaction since 2009 and answer questions about all of them in under {{responseLimit}}, reorganizations included.',
  body: `
We keep the full history of {{networks}} networks, back to January 2009, in a form that answers “where did this go?” in one query. On some networks, blocks arrive every few hundred milliseconds, and some are later reversed. Your services sit between that and everything a customer sees.

## What you will do

- Extend the indexer, written in Rust: new networks, internal transfers, token standards no one documented.
- Handle reorganizations: an alert raised on an orphaned block is withdrawn, with a reason.
- Keep the 99th percentile of address lookups under {{responseLimit}} while the data grows by a terabyte a month.
- Design storage that holds a confidence for every link, not only for every label.
- Be on call one week in seven, with the right to stop feature work when the pager has been loud.

## What you bring

- Several years of running a stateful system that must not lose writes, and the story of a time it did.
- Rust or Go in production, and SQL well beyond an ORM.
- Care for formats: you have read a specification and found the sentence that contradicts the implementation.
- Nice to have: experience with node software, columnar storage, property-based testing.
${howWeHire({
  manager: 'Rafael Nakashima, our CTO',
  sample: 'A stream of blocks with a reorganization in it: keep a balance right.',
  last: 'Three engineers and someone from support, who will ask how you handle a page at 3 AM.',
})}
## What we pay

$160k-$220k a year by level, paid in local currency in London and Toronto, with equity, health coverage and the $5,000 learning budget. On-call weeks are paid on top. All benefits are on the [careers page](/company/careers).
`,
  seo: {
    title: 'Senior Backend Engineer, London or Toronto',
    description:
      'Index every transaction since 2009 in Rust and Go and answer in under {{responseLimit}}. Full-time in London or Toronto, $160k-$220k, on-call paid on top.',
  },
})
