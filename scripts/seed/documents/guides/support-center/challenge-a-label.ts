import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'

export const challengeALabel = guide(
  {
    path: '/resources/support-center/challenge-a-label',
    title: 'Challenge a label',
    topic: 'Alerts and cases',
    summary:
      'Tell us that an attribution is wrong: what to send, how long it takes, and what happens to decisions that were based on it.',
    updatedOn: '2026-10-12',
    orderRank: orderRank(20),
  },
  `
Labels are made by people and by rules, and some are wrong. On any label, choose **Challenge** and select one of three reasons: *not this entity*, *no longer this entity*, or *wrong category*.

What helps most, in this order:

- a transaction of your own with the entity, with its hash and time;
- a statement by the service itself that lists the address;
- a signed message from the address;
- a pattern that contradicts the cluster, such as a transaction with inputs of two owners.

An analyst who has not worked on the label decides. The limit is 30 days for anyone. For customers we aim for two business days, or four business hours if funds are held. The decision is one of three: *changed*, *kept, with the reason*, or *downgraded to a lead*.

When a label changes, your decisions from the last 90 days that were based on it are listed under **Alerts → Review again**. Nothing is reversed automatically. The old label stays visible with its end date, so a year from now you can explain why you acted as you did.

Anyone else can challenge a label, too. Section 3 of our [Privacy Policy](/legal/privacy-policy) says how. We do not tell our customers who asked.
`,
)
