import { article } from '../../../builders/article.ts'

export const tamarisk = article({
  path: '/company/news/tamarisk-systems-integration-partner',
  title: 'Tamarisk Systems joins as integration partner',
  category: 'partnerships',
  publishedOn: '2026-05-12',
  author: 'joanna-prentice',
  tags: ['Seizures', 'Bitcoin', 'Evidence'],
  summary:
    'Traces now open inside the case system that forty police forces use, each stored with its hash.',
  body: `
Detectives do not work in our software. They work in a case system, where a burglary, a statement and a bitcoin address are entries of the same kind. For forty forces in nine countries that system comes from Tamarisk Systems of Leiden, and from this month on it can hold a Reactor trace, too.

## What changes for an investigator

Until now a trace entered a case as a PDF. It was printed, hole-punched and given an exhibit number, and if the trace changed, there were two. With the integration:

- an address typed anywhere in a Tamarisk case gets a Trace button, which sends nothing until it is pressed
- the trace opens in the case, read-only for those without a Reactor account
- each saved state gets an exhibit number from Tamarisk and a hash from us, and the two are stored together
- a later state never replaces an earlier one; both stay, with their author and time

### What stays with the force

Names, case numbers and statements stay in Tamarisk. We receive an address, a network and a random ID. We know which force is asking, but not which case it is.

> We were asked to prove that the integration sends nothing else. Every force that runs the connector can read its source, all 1,900 lines.

## How it was tested

Three forces ran it for four months on closed cases, where a mistake could do no harm.

|Four-month trial, three forces
| What was measured | Before | With the integration |
| Median time from address to first trace on file | 3.1 days | 26 minutes |
| Exhibits that had to be renumbered | 14% | 0% |
| Cases with an address that no one had looked at | 37% | 9% |

The last line surprised us. In more than a third of the closed cases there was an address, in a statement or in the notes on a seized phone, that had never been traced because it had not looked like an exhibit. Two of those cases have been reopened. In one, 6.2 bitcoin had not moved; they have since been seized.

## What Tamarisk says

“Our users told us that crypto is a specialty,” says Wendela Brouwers, who runs product at Tamarisk. “It is not. It is a kind of bank account that appears in ordinary cases, and ordinary officers need to see on the first day whether it matters.”

## Availability

1. Forces on Tamarisk 11 or later can switch it on under **Connections**. It takes one Reactor license per force, not per officer.
2. Forces without Reactor see the button grayed out, with a note on what it would do.
3. Version 10 will not be supported; Tamarisk stops maintaining it next month.

We show it on an invented case in a [live presentation](/resources/product-demos) of 30 to 45 minutes. If you run another case system, its maker can have the connector’s specification, which was written for others to build on. Two already are.
`,
  seo: {
    title: 'Tamarisk: Reactor traces in the case system',
    description:
      'Reactor traces now open inside Tamarisk’s police case system, numbered and hashed as exhibits. Trial results from three forces, and how to switch it on.',
  },
})
