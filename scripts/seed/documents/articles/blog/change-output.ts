import { article } from '../../../builders/article.ts'
import { changeOutput as drawn } from '../../../images/drawings/change-output.ts'
import { seedImage } from '../../../images/seed-image.ts'

export const changeOutput = article({
  path: '/resources/blog/the-change-output-that-gave-it-away',
  title: 'A thief found by one change output',
  category: 'investigations',
  publishedOn: '2026-10-06',
  author: 'declan-fairweather',
  tags: ['Bitcoin', 'Clustering', 'Ransomware'],
  summary:
    'One mistake after ninety careful transactions. What change detection can prove, and three cases in which we relied on it too much.',
  image: seedImage(
    drawn(),
    'Four transactions in a row. A payment drops out of each, while the lit change runs on to the next and out at the end.',
  ),
  body: `
Someone took 212 bitcoin from a payroll processor and moved them ninety times without an error: a new address for every output, round amounts, fees copied from the median of the previous block. The ninety-first transaction was unremarkable except for one thing. The payment went to a taproot address; the change came back to a nested SegWit address, the same type as the input.

A wallet sends change to the kind of address it uses itself. From that one output we had the next fourteen transactions.

## Heuristics, ranked by how they fail

### Common inputs

Inputs spent together are signed together, so they belong to one wallet. This has been the foundation of clustering since the first papers on the subject, and it is wrong in CoinJoins and in payjoins, which exist to defeat it. A CoinJoin announces itself by its equal outputs. A payjoin does not, which is why a cluster that rests on a single two-input transaction should say so.

### Change by script type

Strong when the wallet’s inputs are all of one type and the payee’s address is of another. Useless when both outputs match. It also degrades with time: as wallets settle on native SegWit, the share of transactions in which the two outputs differ has fallen from 41% to 27% in our own sample since 2023.

### Change by amount

The output with more decimal places is the change, the round one is the payment. It works until a payment is priced in dollars, after which every amount looks like change.

|What we check before an output is called change
| Check | Supports | Does not settle |
| Script type matches that of all inputs | Same wallet software | Whether the payee uses it, too |
| Address never seen before | Fresh change address | Fresh deposit addresses look alike |
| Not round in BTC, EUR or USD at that hour | A remainder, not a price | Invoices with cents |
| Spent later with coins of the same cluster | Ownership, after the fact | Nothing, if it never happens |

## Write the chain of reasons, not the result

A trace of fourteen transactions is fourteen claims. If each is right nine times in ten, the last is right less than one time in four, and a defense expert will do that multiplication for the court if you do not. So the export gives the reason for each step, and the whole is no stronger than its weakest link until something independent confirms a later one.

In this case something did. At step eleven a payment reached a deposit address whose account holder the exchange named in response to an order. Payments split off at steps five and eight had gone to the same address. The chain was no longer fourteen guesses in a row: a later step confirmed two earlier ones.

> A heuristic tells you where to look. It becomes evidence when an independent fact agrees with it.

## The three times we were wrong

1. A hardware wallet update changed its default script type between two payments. Our change was the payment.
2. A custodian batched a withdrawal with a consolidation. What looked like change was another customer’s money.
3. A payer had typed an amount that was round in satoshi, a unit no one had checked.

All three had passed two of the four checks in the table. We now ask for three, or for one and coins that meet again later.

Here is the ninety-first transaction, with values shortened:

\`\`\`json The ninety-first transaction
{
  "vin":  [{ "type": "p2sh-p2wpkh", "value": 3.91822 }],
  "vout": [
    { "n": 0, "type": "v1_p2tr",     "value": 2.50000, "seen_before": false },
    { "n": 1, "type": "p2sh-p2wpkh", "value": 1.41819, "seen_before": false }
  ],
  "fee_rate": 17.0
}
\`\`\`

After ninety careful transactions, the thief’s own wallet software gave him away.
`,
  seo: {
    title: 'Change outputs in Bitcoin tracing: a case',
    description:
      'How one script type exposed a thief after ninety careful transactions, what change detection can support in a report, and three errors we made with it.',
  },
})
