import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'

export const settingThresholdsYouCanDefend = guide(
  {
    path: '/resources/documentation/setting-thresholds-you-can-defend',
    title: 'Setting thresholds you can defend',
    topic: 'Compliance',
    tag: 'GUIDE',
    minutes: 12,
    summary:
      'What examiners ask about a threshold, and how a replay of your own transfers answers it with figures instead of opinions.',
    updatedOn: '2026-10-09',
    orderRank: orderRank(6),
  },
  `
An examiner seldom asks why your threshold is 45. The questions are how you know that it is right, when you last looked, and what happened to the transfers just below it. All three have the same answer: a replay, kept on file.

## Figures to keep

1. **Alerts per thousand transfers.** This says whether your team can cope. As a rule of thumb, one analyst can decide 25 alerts a day with care.
2. **Yield.** The share of alerts that ended in a report or a closed account. As a rule of thumb, 8% to 20% is healthy, and below 4% you are paying for noise.
3. **Misses below the line.** Take 100 random transfers from the ten points under the threshold and decide them by hand. This figure persuades an examiner, because it looks for your own mistakes.

## Make the replay

Choose **Replay**, the period and up to five settings. The result is a table. The CSV has each transfer with the score that it would have had *with the labels of its own day*. That matters: a label that we added in September must not count in a replay of June.

|Sample replay of 90 days, 412,000 transfers
| Review at | Alerts | Per 1,000 | Yield | Misses in 100 |
| 35 | 5,480 | 13.3 | 5.5% | 0 |
| 45 | 2,610 | 6.3 | 11% | 1 |
| 55 | 1,190 | 2.9 | 19% | 4 |

At 45, about 287 alerts end in a report or a closed account. Going down to 35 doubles the work for about 14 more. Going up to 55 loses about 60, and the sample below the line shows four misses instead of one. Choose 45, and record the reason in the minutes.

## Write it down

> Review threshold 45, decided on October 9 after a replay of July 1 to September 28. Sample of 100 below the line: one miss, a peer-to-peer trade of $210. Next review in January, or when volume changes by a quarter.

Three sentences are enough. Attach the CSV and the names of those who agreed.

## When to look again

- every quarter, in any case;
- when a new product changes who your customers are;
- when lists or labels have changed: compare the \`labels_version\` of the replay with today’s.

## Exercise

Draw your own sample of 20 from the ten points below your threshold and decide on each within a minute. If you hesitate on more than five, fix the guidance before the number.
`,
)
