import { article } from '../../../builders/article.ts'

export const bridgeTracing = article({
  path: '/company/news/bridge-tracing-for-every-customer',
  title: 'Every Reactor customer can now trace liquidity bridges',
  category: 'product-updates',
  publishedOn: '2026-11-18',
  author: 'kenji-arakawa',
  tags: ['Bridges', 'Ethereum', 'Bitcoin'],
  summary:
    'Reactor already paired transfers that carry an identifier. It now pairs 18 liquidity bridges and relays as well, and prints the probability and the evidence beside each line.',
  body: `
For years Reactor has crossed a bridge on its own wherever the protocol publishes an identifier: lock-and-mint and burn-and-mint bridges, for the most part. At a liquidity bridge the graph stopped until an analyst paired the two sides by hand. From today that crossing, too, is one line, from the deposit on one network to the payout on the other, with its evidence attached. It is on in every Reactor plan and costs nothing extra.

## What you will see

Open a case that stops at a bridge and choose **Continue across**. Reactor looks for the payout and draws one of three lines.

|The three lines
| Line | What it means | What the export says |
| Solid | Both sides carry the same identifier: confirmed | Paired by identifier, with both log entries |
| Dashed | Inferred from amount, fee and time: strong from 0.9, moderate from 0.6 | Probability, every rival candidate, and why it was ruled out |
| Open end | No candidate at 0.6 or above | No payout found up to block N |

No setting draws inferred pairings as solid, because the person who reads the exhibit cannot see your settings.

## Which bridges

- 41 protocols with published message or deposit identifiers, as before: exact pairing, back to each protocol’s first block
- 12 liquidity bridges whose fills name no deposit, new: inferred pairing, with the fee schedule of the block in question
- 6 intent-based relays, new: inferred until settlement, exact afterward; the line changes by itself, and the case log notes when

Wrapped assets issued by a custodian are treated as mints and burns with the custodian as counterparty, not as a crossing. [Coverage](/resources/coverage) names the networks on which crossings are followed.

> Existing cases are extended in place. Nothing that you exported before is changed, and no line is added to a graph that you have closed.

## How well it does

We tested on 18,400 crossings whose payout was known from court records, from customers’ own ledgers, or because we had sent them ourselves. Of the inferred pairings that Reactor gave at least 0.9, 97.1% were right. Of those between 0.6 and 0.9, 78.4% were. Both figures appear in the product beside the line they apply to, and both are recomputed every month, so if a protocol changes its fees without notice, the drop shows.

### Known limits

Two things still need a person. Transfers that a relayer splits over several payouts are shown as candidates, never joined automatically. And a bridge that has been upgraded in the middle of an incident, as happened twice in the past year, is marked “under review” until our protocol team has read the new code.

## Questions we expect

*Does it use more of our quota?* No. A crossing counts as one step.

*Can it be switched off?* Per case, yes, and the case log says so.

*Where is the method written down?* In the Reactor manual under “Crossing networks,” with the makeup of the test set. Opposing experts may ask for it, and some have.

If a pairing looks wrong to you, use **Dispute this line**. A protocol researcher looks at it within one business day. If we got the line wrong, we correct it for everyone and note what misled us.
`,
  seo: {
    title: 'Reactor now traces liquidity bridges',
    description:
      'Reactor now follows funds across 59 bridges: exact where identifiers exist, with a stated probability elsewhere, and open where nothing can be shown.',
  },
})
