import { guide } from '../../../builders/guide.ts'
import { brandDomain } from '../../brand.ts'

export const tracingMethodsCompared = guide(
  {
    path: '/resources/documentation/tracing-methods-compared',
    title: 'Tracing methods compared',
    topic: 'Investigations',
    tag: 'ADVANCED',
    minutes: 25,
    summary:
      'FIFO, pro rata, poison and lowest intermediate balance on one wallet: what each says about the same money, and when to use which.',
    updatedOn: '2025-10-20',
    order: 11,
  },
  `
A blockchain records which output was spent. It does not record *which* of a wallet’s coins a victim’s coins became, once they were mixed with others on an account. That is a legal question with several accepted answers, and the answer changes the amount that you can claim.

## One wallet, four answers

A wallet holds 6 ETH of its owner. Then 4 ETH of stolen funds arrive. Later 5 ETH leave for an exchange, and then another 5 ETH for a merchant.

|How much of each payment is stolen, by method
| Method | First 5 ETH | Second 5 ETH | The idea |
| FIFO | 0 ETH | 4 ETH | What came first leaves first |
| LIFO | 4 ETH | 0 ETH | What came last leaves first |
| Pro rata | 2 ETH | 2 ETH | Each payment carries the same share |
| Poison | 5 ETH | 5 ETH | Whatever touched it is tainted |
| LIBR | 0 ETH | 4 ETH | The wrongdoer is presumed to spend their own money first |

Here LIBR, the *lowest intermediate balance rule*, agrees with FIFO, since the owner’s own money came first. If the stolen 4 ETH arrive first, the two differ: FIFO assigns all of them to the first payment, LIBR to the second. And whatever the method, once the balance has fallen to 1 ETH no later deposit can raise a claim under LIBR above 1 ETH.

## When to use which

- **FIFO** goes back to *Clayton’s case* of 1816, reads easily in court and is fast. It is a fiction that English courts readily displace, and a defendant can arrange the order of payments around it.
- **Pro rata** suits insolvencies with many victims in one pool. It splits the path at every hop, so a graph of twelve hops has thousands of branches; set a floor in percent.
- **Poison** overstates. It is right for one purpose: finding every address that deserves a closer look. Never put its amount in a statement.
- **LIBR** is what United States courts commonly apply to commingled accounts. It needs the balance at every moment, which the API gives as \`balance_after\`.

## Ask the API for two methods at once

\`\`\`bash Trace one transaction with two methods
curl -G https://api.${brandDomain}/v1/transaction/$TXID/trace \\
  -H "Authorization: Bearer $API_KEY" \\
  -d direction=forward \\
  -d method=fifo,libr \\
  -d floor=0.01
\`\`\`

The answer has one set of branches, with an amount for each method on every edge:

\`\`\`json Part of the answer
{
  "txid": "9f2c…e1",
  "methods": ["fifo", "libr"],
  "edges": [
    {
      "from": "0x8b1f…44",
      "to": "0x27c0…9d",
      "amount": { "fifo": "4.000", "libr": "0.000" },
      "balance_after": "5.000",
      "entity": null
    }
  ],
  "data_version": "2025-10-21.3"
}
\`\`\`

## Exercises

1. Work the table above for payments of 3 ETH and 7 ETH. Two methods give the same amounts as before. Which ones, and why?
2. Trace the sample case by FIFO and by LIBR. Find the hop at which they differ. There is exactly one: look for the wallet that received the stolen funds before any others.
3. Write the sentence that you would put in a report to say which method you chose. It should name the method, the reason and the amount under the other one.
`,
)
