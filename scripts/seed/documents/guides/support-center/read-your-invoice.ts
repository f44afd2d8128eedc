import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'

export const readYourInvoice = guide(
  {
    path: '/resources/support-center/read-your-invoice',
    title: 'Read your invoice',
    topic: 'Billing and plans',
    summary:
      'Which calls are counted, when they are charged, and where to find the same figures by key and by day before the invoice arrives.',
    updatedOn: '2026-10-01',
    orderRank: orderRank(16),
  },
  `
We issue invoices on the first of the month, in US dollars or euros. Plans, seats and support are charged in advance; screenings and API calls are charged for the month that has just ended.

|What counts, and what does not
| Event | Counted |
| A screening that returned a result | Yes |
| A repeat with the same idempotency key | No |
| A screening that failed on our side | No |
| A rescore of a watched address | No |
| A call with a test key | No |
| A batch | Once for each address in it |

The *Adjustments* line corrects calls that we should not have counted, most often after an incident, and gives the number of that incident.

For the figures by key and by day, open **Settings → Usage**. They are at most ten minutes old. Choose **Warn me** to get a message at 50%, 80% and 100% of a budget. A used-up budget does not stop screening.

Enter purchase order numbers, a second recipient and tax IDs under **Settings → Billing**. A change applies from the next invoice. If an invoice needs to be corrected, contact us within 60 days.
`,
)
