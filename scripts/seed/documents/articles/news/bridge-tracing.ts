import { article } from '../../../builders/article.ts'

export const bridgeTracing = article({
  path: '/company/news/bridge-tracing-for-every-customer',
  title: 'Bridge tracing comes to Reactor for every customer',
  category: 'product-updates',
  publishedOn: '2026-11-18',
  author: 'kenji-arakawa',
  tags: ['Bridges', 'Ethereum', 'Bitcoin'],
  summary:
    'A transfer through a bridge is now one line on the graph, from the deposit on one network to the payout on another, with the evidence for the match.',
  body: `
Until this week a Reactor graph ended at a bridge’s contract unless an analyst paired the two sides by hand. From today the crossing is one line: deposit on one network, payout on the other, drawn as a single step with its evidence attached. It is on for every account and costs nothing extra.

## What you will see

Open a case that stops at a bridge and choose **Continue across**. Reactor looks for the other side and draws one of three lines.

|The three lines
| Line | What it means | What the export says |
| Solid | Both sides carry the same identifier | Paired by identifier, with both log entries |
| Dashed | The pairing is inferred from amount, fee and time | Probability, every rival candidate, and why it was ruled out |
| Open end | No candidate above 0.6 | No payout found up to block N |

There is no fourth line. We were asked for a setting that draws inferred pairings as solid once they pass some threshold. There is no such setting, because the person who reads the exhibit cannot see your settings.

## Which bridges

- 41 protocols with published message or deposit identifiers: exact pairing, back to each protocol’s first block
- 12 liquidity bridges whose fills name no deposit: inferred pairing, with the fee schedule of the block in question
- 6 intent-based relays: inferred until settlement, exact afterward; the line changes by itself, and the case log notes when

Wrapped assets issued by a custodian are treated as mints and burns with the custodian as counterparty, not as a crossing.

> Existing cases are extended in place. Nothing that you exported before is changed, and no label is added to a graph that you have closed.

## How well it does

We tested on 18,400 crossings whose other side was known from court records, from customers’ own ledgers, or because we had sent them ourselves. Of the inferred pairings that Reactor gave at least 0.9, 97.1% were right. Of those between 0.6 and 0.9, 78.4% were. Both figures are in the product beside the line they apply to, and they are computed anew every month; if a protocol changes its fees without notice, its figure drops before anyone complains.

### Known limits

Two things still need a person. Transfers that a relayer splits over several payouts are shown as candidates, never joined automatically. And a bridge that has been upgraded mid-block during an incident, as happened twice this year, is marked “under review” until our protocol team has read the new code.

## Questions we expect

*Does it use more of our quota?* No. A crossing counts as one step.

*Can it be switched off?* Per case, yes, and the case log says so.

*Where is the method written down?* In the Reactor manual under “Crossing networks”, with the test set’s composition. Defense experts may ask for it as well, and have.

If a pairing looks wrong to you, use **Dispute this line**. A protocol researcher answers within one working day, and a line that we got wrong is corrected for everyone with a note of what had misled us.
`,
  seo: {
    title: 'Bridge tracing in Reactor, now for every customer',
    description:
      'Reactor now follows funds across 59 bridges: exact where identifiers exist, with a stated probability elsewhere, and open where nothing can be shown.',
  },
})
