import { guide } from '../../../builders/guide.ts'

export const settingThresholdsYouCanDefend = guide(
  {
    path: '/resources/documentation/setting-thresholds-you-can-defend',
    title: 'Setting thresholds you can defend',
    topic: 'Compliance',
    tag: 'GUIDE',
    minutes: 12,
    summary:
      'What examiners ask about a threshold, and how a replay over your own transfers answers it with figures instead of opinions.',
    updatedOn: '2025-10-10',
    order: 21,
  },
  `
No examiner will ask why your threshold is 45. They will ask how you know that it is right, when you last looked, and what happened to the transfers just below it. All three have the same answer: a replay, kept on file.

## Three figures to keep

1. **Alerts per thousand transfers.** It says whether people can cope. One analyst decides about 25 alerts a day with care.
2. **Yield.** The share of alerts that ended in a report or a closed account. Between 8 and 20% is usual; below 4% you pay for noise.
3. **Misses below the line.** Take 100 transfers from the ten points under the threshold, at random, and decide on them by hand. This is the figure that examiners trust most, because it looks for your own mistakes.

## Make the replay

Choose **Replay**, the period and up to five settings. The result is a table; the CSV has each transfer with the score that it would have had *with the data of its own day*. That matters. A label that we added in September must not count in a replay of June.

|A replay of 90 days, 412,000 transfers
| Review at | Alerts | Per 1,000 | Yield | Misses in 100 |
| 35 | 5,480 | 13.3 | 5.5% | 0 |
| 45 | 2,610 | 6.3 | 11% | 1 |
| 55 | 1,190 | 2.9 | 19% | 4 |

The table makes the decision for you. At 35 you double the work and find one more case in a hundred samples. At 55 you miss four. Choose 45, and record the reason in the minutes.

## Write it down

> Review threshold 45, decided on October 9, 2025 on a replay of July 1 to September 28. Sample of 100 below the line: one miss, a peer-to-peer trade of 210 dollars. Next look: January 2026, or when volume changes by a quarter.

Three sentences. Attach the CSV and the names of those who agreed.

## When to look again

- every quarter, in any case;
- when a new product changes who your customers are;
- when a list or the score’s version changes: both are in \`data_version\`.

## Exercise

Draw your own sample of 20 from the ten points below your threshold and decide on each within a minute. If you hesitate on more than five, the problem is your guidance and not the number.
`,
)
