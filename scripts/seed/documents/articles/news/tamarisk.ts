import { article } from '../../../builders/article.ts'

export const tamarisk = article({
  path: '/company/news/tamarisk-systems-integration-partner',
  title: 'Tamarisk Systems joins as integration partner',
  category: 'partnerships',
  publishedOn: '2026-05-12',
  author: 'joanna-prentice',
  tags: ['Seizures', 'Bitcoin', 'Evidence'],
  summary:
    'Traces now open inside the case system that forty police forces use, with their hashes, so no one has to print a graph.',
  body: `
Detectives do not work in our software. They work in a case system, in which a burglary, a statement and a bitcoin address are entries of the same kind. For forty forces in nine countries that system is made by Tamarisk Systems of Leiden, and from this month a Reactor trace is one of the things that it can hold.

## What changes for an investigator

Until now a trace came into a case as a PDF. It was printed, hole-punched and given an exhibit number, and if the trace changed, there were two. With the integration:

- an address typed anywhere in a Tamarisk case is offered for tracing, by a button that does nothing until it is pressed
- the trace opens in the case, read-only for those without a Reactor account
- each saved state gets an exhibit number from Tamarisk and a hash from us, and the two are stored together
- a later state never replaces an earlier one; both stay, with who made them and when

### What does not leave the force

Names, case numbers and statements stay in Tamarisk. We receive an address, a network and a random id. Which force asked is known to us because it is our customer; which case is not.

> We were asked to prove that the integration sends nothing else. The source of the connector, 1,900 lines, is open to every force that runs it.

## How it was tested

Three forces ran it for four months on closed cases, so that nothing could go wrong that mattered.

|Trial of four months, three forces
| What was measured | Before | With the integration |
| From address to first trace in the file | 3.1 days | 26 minutes |
| Exhibits that had to be numbered again | 14% | 0 |
| Cases with an address that no one had looked at | 37% | 9% |

The last line surprised us. In more than a third of the closed cases there was an address in a statement or a seized phone’s notes which had never been traced, because it had not looked like an exhibit. Two of those cases have been opened again. In one, 6.2 bitcoin were still where they had been left; they have since been seized.

## What Tamarisk says

“Our users told us that crypto is a specialty,” says Wendela Brouwers, who runs product at Tamarisk. “It is not. It is a kind of bank account that appears in ordinary cases, and ordinary officers need to see on the first day whether it matters.”

## Availability

1. Forces on Tamarisk 11 or later can switch it on under **Connections**. It needs one Reactor license per force, not per officer.
2. Forces without Reactor see the button, and what it would do. It stays gray.
3. Version 10 will not be supported; Tamarisk ends its maintenance in June.

We show it on one of those closed cases in a [live presentation](/resources/product-demos), 30 to 45 minutes long. If you run another case system and would like the same, its maker can have the connector’s description; it was written so that someone else could build to it, and two are.
`,
  seo: {
    title: 'Tamarisk Systems: traces inside the case system',
    description:
      'Reactor traces now open inside Tamarisk’s police case system, numbered and hashed as exhibits. Trial results from three forces, and how to switch it on.',
  },
})
