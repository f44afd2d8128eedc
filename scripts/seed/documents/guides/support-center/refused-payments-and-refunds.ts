import { guide } from '../../../builders/guide.ts'
import { brandDomain } from '../../brand.ts'

export const refusedPaymentsAndRefunds = guide(
  {
    path: '/resources/support-center/refused-payments-and-refunds',
    title: 'Refused payments, credits and refunds',
    topic: 'Billing and plans',
    summary:
      'What happens when a card is refused, how long services go on, and in which cases you get money back without having to ask for it.',
    updatedOn: '2025-09-24',
    order: 22,
  },
  `
**A refused payment does not stop anything immediately.** We try the card again after 3, 7 and 14 days and tell the billing contact each time. From day 21 administrators see a banner, and from day 45 new cases cannot be opened. Screening goes on until day 60, since stopping it would make you break your own policy.

**Paying by transfer.** Use the reference on the invoice. Without it we can still match most payments, but it takes three days longer. Remittance advice goes to billing@${brandDomain}.

**Credits without asking.** When a month’s availability was below what your contract promises, the credit is on the next invoice by itself, with the incidents that led to it:

|Credit by availability in a month
| Availability | Credit |
| {{uptimePromised}} or more | none |
| 99.0 to {{uptimePromised}} | 10% |
| below 99.0% | 25% |

**Refunds.** A plan that was bought by mistake is refunded in full within 14 days if fewer than 100 screenings were made. Trainings can be moved once without a charge up to five days before they begin.
`,
)
