import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'
import { brandDomain } from '../../brand.ts'

export const tracingMethodsCompared = guide(
  {
    path: '/resources/documentation/tracing-methods-compared',
    title: 'Tracing methods compared',
    topic: 'Investigations',
    tag: 'ADVANCED',
    minutes: 25,
    summary:
      'FIFO, LIFO, pro rata, poison and lowest intermediate balance on one wallet: what each says about the same money, and when to use it.',
    updatedOn: '2026-10-19',
    orderRank: orderRank(2),
  },
  `
A blockchain records every payment into an account and out of it. It does not record *which* of the coins that leave were the victim’s, once they were mixed with others. That is a legal question with several accepted answers, and the answer changes the amount that you can claim.

## One wallet, five answers

A wallet holds 6 ETH of its owner’s own money. Then 4 stolen ETH arrive. Later the wallet sends 5 ETH to an exchange, and after that another 5 ETH to a merchant.

|How much of each payment is stolen, by method
| Method | First 5 ETH | Second 5 ETH | The idea |
| FIFO | 0 ETH | 4 ETH | What came first leaves first |
| LIFO | 4 ETH | 0 ETH | What came last leaves first |
| Pro rata | 2 ETH | 2 ETH | Each payment carries the same share |
| Poison | 5 ETH | 5 ETH | Every payment after the theft is tainted in full |
| LIBR | 0 ETH | 4 ETH | The wrongdoer is presumed to spend their own money first |

Here LIBR, the *lowest intermediate balance rule*, agrees with FIFO, because the owner’s own money came first. If the stolen 4 ETH arrive first, the two differ: FIFO assigns all of them to the first payment, LIBR to the second. Under LIBR, once the balance has fallen to 1 ETH, no later deposit can raise the claim above 1 ETH.

## When to use which

- **FIFO** goes back to *Clayton’s Case* of 1816, is fast and is easy to follow in court. It is a fiction that English courts readily displace, and a thief can arrange the order of payments around it.
- **Pro rata** suits insolvencies with many victims in one pool. It can split the path at every hop, so a graph of twelve hops has thousands of branches. Set a floor in percent.
- **Poison** overstates. It serves one purpose: finding every address that deserves a closer look. Never put its amount in a statement.
- **LIBR** is what United States courts commonly apply to commingled accounts. It needs the balance after every payment, which the API gives as \`balance_after\`.

## Ask the API for two methods at once

\`\`\`bash Trace one transaction with two methods
curl -G https://api.${brandDomain}/v1/transaction/$TXID/trace \\
  -H "Authorization: Bearer $API_KEY" \\
  -d direction=forward \\
  -d method=fifo,libr \\
  -d floor=0.01
\`\`\`

The response has one set of branches, with an amount for each method on every edge. This edge is the first payment of a wallet that received the stolen 4 ETH *before* its owner’s 6:

\`\`\`json Part of the response
{
  "txid": "0x9f2c…d3e1",
  "methods": ["fifo", "libr"],
  "edges": [
    {
      "from": "0x8b1f…6c44",
      "to": "0x27c0…b59d",
      "amount": { "fifo": "4.000", "libr": "0.000" },
      "balance_after": "5.000",
      "entity": null
    }
  ],
  "labels_version": "2026-10-14"
}
\`\`\`

## Exercises

1. Work out the table above for payments of 3 ETH and 7 ETH. Two methods give the same amounts as before. Which ones, and why?
2. Trace the sample case by FIFO and by LIBR. Find the wallet at which they differ. There is exactly one: it received the stolen funds before any others.
3. Write the sentence of a report that says which method you chose. It should name the method, the reason and the amount under the other method.
`,
)
