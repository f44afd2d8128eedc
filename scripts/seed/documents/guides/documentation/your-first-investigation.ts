import { guide } from '../../../builders/guide.ts'

export const yourFirstInvestigation = guide(
  {
    path: '/resources/documentation/your-first-investigation',
    title: 'Your first investigation',
    topic: 'Investigations',
    tag: 'POPULAR',
    minutes: 15,
    summary:
      'From one transaction hash to a freeze request: open a case, follow the money to a service that can act, and write down why.',
    updatedOn: '2025-10-14',
    order: 10,
  },
  `
You need a workspace and one transaction that someone reported as stolen funds. If you have none at hand, open the sample case in your workspace. The figures below come from it, and nothing you do in it is sent to anyone.

## 1. Open the case

1. Choose **New case** and paste the hash. The network is recognized by its form; where two networks share a form, you are asked.
2. Give the case a reference that your own files use, such as the police number. It is printed on every exhibit.
3. Write one sentence that says what is alleged. An analyst who takes over at night reads this and nothing else.

The graph now shows the transaction as two points and a line. The reported amount is pinned: 4.2 BTC, at the value of that hour.

## 2. Follow the amount, not the address

Choose **Trace forward**. The default method is FIFO, which is what most courts have seen; [the methods compare](/resources/documentation/tracing-methods-compared) differently on change and mixed funds, so pick before you trace and stay with it.

Stop a branch when one of three things is true:

- the funds reach a **labeled service**, which knows its customer;
- less than 1% of the pinned amount is left on the branch;
- the branch enters a mixer, where an honest trace ends and a probability begins.

In the sample case the path takes three hops and lights up at a hosted exchange after 41 minutes. Two side branches carry 0.03 BTC in fees and change; mark them as *ruled out* rather than deleting them. A reader will ask.

## 3. Check the label before you rely on it

Open the label. It has a source class, a date and a confidence:

|What the source class of a label tells you
| Class | Made from | Enough for |
| A | A transaction of our own with the service | A freeze request |
| B | Two independent public sources | A request with a second check |
| C | Clustering alone | A lead, never a statement |

## 4. Write to the service

Choose **Request**. The letter names the deposit address, the transaction that funded it, the amount that is traceable to the report and the method. It does not name a suspect: you have followed money, not a person.

> A freeze is measured in minutes. Send the first letter with one solid path; the complete graph can follow tomorrow.

## Exercise

In the sample case, trace the second output of the first hop as well. It looks like change. Decide whether it is, and write the reason into the case log in two sentences. The solution is in the first entry of the log, collapsed.
`,
)
