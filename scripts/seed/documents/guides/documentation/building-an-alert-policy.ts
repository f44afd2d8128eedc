import { guide } from '../../../builders/guide.ts'

export const buildingAnAlertPolicy = guide(
  {
    path: '/resources/documentation/building-an-alert-policy',
    title: 'Building an alert policy',
    topic: 'Compliance',
    minutes: 16,
    summary:
      'Rules that fire on what matters: conditions, grouping, quiet hours and escalation, each tested by replay before it goes live.',
    updatedOn: '2025-10-07',
    order: 23,
  },
  `
An alert is a promise that someone will look. A good policy raises only as many alerts as your team can handle.

## The parts of a rule

- **When**: an event, such as a deposit, a withdrawal or a change of a known address’s score.
- **If**: conditions joined by *and*. For *or*, write a second rule; its alerts can be told apart later.
- **Then**: hold, label, notify, or open a case.
- **Who**: a queue, never a person. People have holidays.

## Four rules to begin with

|A first policy
| Rule | Condition | Then |
| Sanctions | any match, direct or up to 2 hops | Block, notify the MLRO |
| High risk | score at least 75 | Hold, open a case |
| Structuring | 5 or more deposits below 1,000 USD in 24 h, sum above 4,000 | Review |
| Dormant account | first movement in 180 days and score at least 40 | Review |

## Group before you notify

One attack makes hundreds of transfers. Group by the entity that the funds came from and by customer, within six hours: the team sees one alert with a count. Without grouping the first real incident buries everything else.

## Escalate by time

1. Unopened for 30 minutes: remind the queue.
2. Unopened for 2 hours: notify the deputy.
3. Undecided after 24 hours: the transfer stays held and the MLRO is told. Nothing is ever released by a timer.

Quiet hours delay reminders, never blocks.

## Let a machine act

Each alert is also an event. Subscribe to \`high_risk_alert\` and act on your side, for example by pausing withdrawals of the account:

\`\`\`json What your endpoint receives
{
  "event": "high_risk_alert",
  "address": "bc1q…7k",
  "risk_score": 88,
  "reason": "Direct exposure to a sanctioned entity, 61% of value received",
  "timestamp": "2025-10-21T08:14:07Z"
}
\`\`\`

[Verify the signature](/resources/documentation/webhooks) before you believe it.

## Try it on the past

Replay the policy on 30 days. Look at the busiest hour and not at the average: a queue that gets 40 alerts between two and three at night needs another rule, not another analyst.

## Exercise

Write the *structuring* rule for your own amounts. Replay it, open the ten largest groups and count how many you would report. Change one condition at a time until more than one in five deserves a report.
`,
)
