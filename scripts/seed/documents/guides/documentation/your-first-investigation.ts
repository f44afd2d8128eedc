import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'

export const yourFirstInvestigation = guide(
  {
    path: '/resources/documentation/your-first-investigation',
    title: 'Your first investigation',
    topic: 'Investigations',
    tag: 'POPULAR',
    minutes: 15,
    summary:
      'From one transaction hash to a freeze request: open a case, follow the money to a service that can act, and write down why.',
    updatedOn: '2026-10-14',
    orderRank: orderRank(1),
  },
  `
You need a workspace and one transaction that someone has reported as a theft. If you have none at hand, open the sample case in your workspace. The figures below come from it, and nothing you do in it is sent to anyone.

## 1. Open the case

1. Choose **New case** and paste the hash. The network is recognized from the format of the hash. If several networks use that format, you choose one.
2. Give the case a reference that your own files use, such as the police report number. It is printed on every exhibit.
3. Write one sentence that says what is alleged. An analyst who takes over at night may read nothing else.

The graph now shows the transaction as two points and a line. The reported amount is pinned: 4.2 BTC, at the value of that hour.

## 2. Follow the amount, not the address

Choose **Trace forward**. The default method is FIFO. [Other methods](/resources/documentation/tracing-methods-compared) give other amounts once funds are mixed, so choose one before you trace and stay with it.

Stop a branch when one of three things is true:

- the funds reach a **labeled service** that may know its customer;
- less than 1% of the pinned amount is left on the branch;
- the branch enters a mixer, where observation ends and inference begins.

In the sample case the path takes three hops and reaches a labeled exchange after 26 minutes. Two side branches carry 0.03 BTC between them, less than 1% of the 4.2 BTC. Mark them as *ruled out* instead of deleting them, because a reader will ask.

## 3. Check the label before you rely on it

Open the label. It has a source class, a confidence and a date:

|What the source class of a label tells you
| Class | Made from | Confidence | Enough for |
| A | A transaction of our own with the service | Confirmed | A freeze request |
| B | Two independent public sources | Strong | A request, after a second check |
| C | Clustering alone | Moderate or indicative | A lead, never a statement |

## 4. Write to the service

Choose **Request**. The letter names the deposit address, the transaction that funded it, the amount traced to the reported theft, and the method. It does not name a suspect: a trace does not identify a person.

> Send the first letter at once, with one solid path. The complete graph can follow tomorrow.

## Exercise

In the sample case, trace the second output of the first transaction as well. It looks like change. Decide whether it is, and write the reason in the case log in two sentences. The solution is in the first entry of the log; expand it to compare.
`,
)
