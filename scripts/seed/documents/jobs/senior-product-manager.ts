import { job } from '../../builders/dated.ts'
import { orderRank } from '../../builders/order-rank.ts'
import { salary } from '../../builders/price.ts'
import { howWeHire } from './how-we-hire.ts'

export const seniorProductManager = job({
  title: 'Senior Product Manager',
  path: '/company/careers/senior-product-manager',
  location: 'New York',
  salary: salary(140_000, { to: 180_000 }),
  tags: ['AML', 'Discovery', 'B2B', 'Writing'],
  postedOn: '2026-10-14',
  openUntil: '2027-04-30',
  orderRank: orderRank(4),
  summary:
    'Own the alert queue, together with the analysts who use it all day, and measure the time it saves them.',
  body: `
An analyst at one of our customers clears 25 alerts on a good day. Some of them should never have been raised. The queue in KYT decides that: what is grouped, what comes first, what can be closed with one keystroke and a reason an examiner can follow.

## What you will do

- Own the queue from the first transaction to the closed alert, across monitoring, screening and case handoff.
- Spend one day a week with customers’ analysts. You will learn to clear a queue yourself.
- Measure what matters: minutes per alert, alerts per true report, and how often a decision is reversed later.
- Write. Decisions here are two-page documents that name the rejected alternative. You will write one every two weeks.
- Say no to customers in a way that keeps them.

## What you bring

- Several years of product work on tools for people who use them all day: trading, claims, dispatch, monitoring.
- Knowledge of AML operations, from a bank, a vendor, a regulator or the inside of a queue.
- Comfort with data: you can write the query that proves you wrong.
- Nice to have: experience with model governance, or with sitting through a supervisory examination.

You will work with two designers and eleven engineers, five of them in London.
${howWeHire({
  manager: 'Priya Raghunathan, VP Product',
  sample: 'Forty synthetic alerts: which of them should not exist, and what would you build?',
  last: 'An engineer, a designer and an analyst from a customer’s team, who has a vote.',
})}
## What we pay

$140k-$180k a year by level, with equity, health coverage for your family and unlimited PTO with a minimum of four weeks. The New York office is open all week, and most people come in three days. More on the [careers page](/company/careers).
`,
  seo: {
    title: 'Senior Product Manager, New York',
    description:
      'Own the alert queue of a crypto AML product together with the analysts who work in it. Full-time in New York, $140k-$180k, unlimited PTO.',
  },
})
