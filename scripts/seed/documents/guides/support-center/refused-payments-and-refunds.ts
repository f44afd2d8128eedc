import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'
import { brandDomain } from '../../brand.ts'

export const refusedPaymentsAndRefunds = guide(
  {
    path: '/resources/support-center/refused-payments-and-refunds',
    title: 'Refused payments, credits and refunds',
    topic: 'Billing and plans',
    summary:
      'What happens when a card is declined, how long your services continue, and when you get a credit or a refund under the Terms.',
    updatedOn: '2026-09-24',
    orderRank: orderRank(18),
  },
  `
**A refused payment does not stop your services right away.** We try the card again after 3, 7 and 14 days and notify the billing contact each time. From day 21, administrators see a banner. When an invoice is 45 days past due, new cases cannot be opened. Screening continues until it is 60 days past due, because stopping earlier could make you break your own policy.

**Paying by bank transfer.** Use the reference on the invoice. Without it we can still match most payments, but that takes about three days longer. Send remittance advice to billing@${brandDomain}.

**Credits.** Paid plans come with an uptime commitment of {{uptimePromised}} a month. If a month falls short, you need not ask: the credit is on the next invoice, with the incidents behind it.

|Credit by uptime in a month
| Uptime | Credit, of the month’s fee |
| {{uptimePromised}} or more | None |
| From 99.0% up to {{uptimePromised}} | 10% |
| Below 99.0% | 25% |

**Refunds.** We refund the first payment for a plan if you ask within 14 days of making it. After that, a plan that you cancel runs to the end of its month or year. We refund a course if you cancel at least 7 days before it starts. The [Terms of Service](/legal/terms-of-service) have the full rule.
`,
)
