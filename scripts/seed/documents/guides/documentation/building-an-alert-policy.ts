import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'

export const buildingAnAlertPolicy = guide(
  {
    path: '/resources/documentation/building-an-alert-policy',
    title: 'Building an alert policy',
    topic: 'Compliance',
    minutes: 16,
    summary:
      'Rules that fire on what matters: conditions, grouping, quiet hours and escalation, each tested on past transfers before it goes live.',
    updatedOn: '2026-10-07',
    orderRank: orderRank(8),
  },
  `
A good policy raises only as many alerts as your team can handle.

## The parts of a rule

- **When**: an event, such as a deposit, a withdrawal or a change of a known address’s score.
- **If**: conditions joined by *and*. For *or*, write a second rule, so that you can tell its alerts apart later.
- **Then**: hold, label, notify, or open a case.
- **Who**: a queue, never one person. People take vacations.

## Rules to begin with

|A first policy, to adapt to your own risk assessment
| Rule | Condition | Then |
| Sanctions | any sanctions list match, or exposure above the share and depth that you set | Block, notify the compliance officer |
| High risk | score at least 75 | Hold, open a case |
| Structuring | 5 or more deposits below $1,000 in 24 hours, more than $4,000 in total | Review |
| Dormant account | first movement in 180 days, and a score of at least 40 | Review |

## Group before you notify

One attack makes hundreds of transfers. Group alerts of six hours by customer and by the entity that the funds came from: the team then sees one alert with a count. Without grouping, the first real incident buries everything else.

## Escalate by time

1. Unopened for 30 minutes: remind the queue.
2. Unopened for 2 hours: notify the deputy.
3. Undecided after 24 hours: the transfer stays on hold, and the compliance officer is notified. No timer ever releases a transfer.

Quiet hours delay reminders. They never delay a block.

## Let software act

Each alert is also an event. Subscribe to \`high_risk_alert\` and act on your side, for example by pausing withdrawals from the account:

\`\`\`json What your endpoint receives
{
  "event": "high_risk_alert",
  "address": "bc1q5…w7ke",
  "risk_score": 88,
  "reason": "Direct exposure to a sanctioned entity, 61% of value received",
  "timestamp": "2026-10-14T08:14:07Z"
}
\`\`\`

[Verify the signature](/resources/documentation/webhooks) before you believe it.

## Try it on the past

Replay the policy on the last 30 days. Look at the busiest hour: a queue that gets 40 alerts between two and three in the morning needs another rule, not another analyst.

## Exercise

Write the *structuring* rule for your own amounts. Replay it, open the ten largest groups and count how many you would report. Change one condition at a time until at least one group in ten deserves a report.
`,
)
