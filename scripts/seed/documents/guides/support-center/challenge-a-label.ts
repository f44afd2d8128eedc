import { guide } from '../../../builders/guide.ts'

export const challengeALabel = guide(
  {
    path: '/resources/support-center/challenge-a-label',
    title: 'Challenge a label',
    topic: 'Alerts and cases',
    summary:
      'Tell us that an attribution is wrong: what to send, how long it takes, and what happens to the decisions that rested on it.',
    updatedOn: '2025-10-11',
    order: 31,
  },
  `
Labels are made by people and by rules, and some are wrong. On any label, choose **Challenge** and select one of three reasons: *not this entity*, *no longer this entity*, or *wrong category*.

What helps most, in this order:

- a transaction of your own with the entity, with its hash and time;
- a statement of the service itself that lists the address;
- a signed message from the address;
- a pattern that contradicts the cluster, such as two owners in one transaction.

An analyst who has not worked on the label answers within two business days, on the same day if the challenge comes before noon Eastern, and within four hours if a customer’s funds are held. You get one of three answers: *changed*, *kept, with the reason*, or *downgraded to a lead*. About one challenge in five leads to a change.

When a label is changed, every decision of yours from the last 90 days that rested on it is listed under **Alerts → To look at again**. Nothing is reversed by itself. The old label stays visible with its end date, so that you can explain in a year why you acted as you did.

People outside your company can challenge as well, by the privacy address on our contact page, and have an answer within 30 days. We never say who asked.
`,
)
