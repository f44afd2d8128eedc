import { guide } from '../../../builders/guide.ts'

export const whyDidThisAlertFire = guide(
  {
    path: '/resources/support-center/why-did-this-alert-fire',
    title: 'Why did this alert fire?',
    topic: 'Alerts and cases',
    summary:
      'How to read an alert: the transaction that was screened, the exposure behind it, the rule that matched and the version of the data.',
    updatedOn: '2025-10-20',
    order: 30,
  },
  `
Open the alert and choose **Why**. It shows four lines:

1. **Transaction.** The transfer that was screened. Check that it is the one you think it is: a batch of withdrawals may share a minute.
2. **Exposure.** What the counterparty’s funds touched, by how much and at which distance. Choose the share to see the transactions behind it.
3. **Rule.** Which of your rules matched, in the wording it had *at that time*. If someone has changed it since, both versions are shown.
4. **Data version.** An address may have looked harmless yesterday. Choose **Compare** to see which label or list has changed.

Three common surprises:

- *The customer has only ever used an exchange.* Then the exposure is of the exchange’s hot wallet before the withdrawal. Services end a chain, so look for one that is not labeled yet and report it.
- *The score is below my threshold.* A sanctions match fires whatever the score.
- *There are two alerts for one transfer.* Two rules matched. Group by customer in the policy, and they become one.

If you still disagree, [challenge the label](/resources/support-center/challenge-a-label).
`,
)
