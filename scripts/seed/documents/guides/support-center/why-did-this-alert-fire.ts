import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'

export const whyDidThisAlertFire = guide(
  {
    path: '/resources/support-center/why-did-this-alert-fire',
    title: 'Why did this alert fire?',
    topic: 'Alerts and cases',
    summary:
      'How to read an alert: the transaction that was screened, the exposure behind it, the rule that matched and the labels of that day.',
    updatedOn: '2026-10-21',
    orderRank: orderRank(19),
  },
  `
Open the alert and choose **Why**. It shows four lines:

1. **Transaction.** The transfer that was screened. Check that it is the one you have in mind: several withdrawals may share a minute.
2. **Exposure.** Where the counterparty’s funds came from, with the share and the number of hops. Choose the share to see the transactions behind it.
3. **Rule.** Which of your rules matched, as it read *at that time*. If it has been changed since, you see both versions.
4. **Labels version.** The address may have looked harmless yesterday. Choose **Compare** to see which label or list has changed.

Three common surprises:

- *The customer has only ever used an exchange.* A labeled service ends the chain, so exposure behind it should not count. The exchange’s wallet probably has no label yet: report it.
- *The score is below my threshold.* A sanctions match fires whatever the score.
- *There are two alerts for one transfer.* Two rules matched. Group by customer in the policy, and they become one.

If you still disagree, [challenge the label](/resources/support-center/challenge-a-label).
`,
)
