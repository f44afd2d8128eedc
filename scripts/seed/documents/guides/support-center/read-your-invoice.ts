import { guide } from '../../../builders/guide.ts'

export const readYourInvoice = guide(
  {
    path: '/resources/support-center/read-your-invoice',
    title: 'Read your invoice',
    topic: 'Billing and plans',
    summary:
      'Which calls are counted, when they are counted, and where to find the same figures by key and by day before the invoice arrives.',
    updatedOn: '2025-10-01',
    order: 20,
  },
  `
Invoices are made on the first of the month, in US dollars or euros, for the month before. Seats and support plans are charged in advance, screenings and API calls in arrears.

|What counts, and what does not
| Event | Counted |
| A screening that was answered | Yes |
| The same idempotency key again | No |
| A screening that failed on our side | No |
| A re-score of a watched address | No |
| A call with a test key | No |
| A batch | As many as there are addresses in it |

The line *Adjustments* corrects calls that we counted and should not have, most often after an incident. The incident’s number stands beside it.

For the figures by key and by day, open **Settings → Usage**. They are at most ten minutes old. Choose **Warn me** to be told at 50, 80 and 100% of a budget; screening never stops because a budget is used up, since a held withdrawal costs you more than the call.

Purchase order numbers, a second recipient and VAT numbers are under **Settings → Billing**. A change applies from the next invoice; for a corrected one, contact us within 60 days.
`,
)
