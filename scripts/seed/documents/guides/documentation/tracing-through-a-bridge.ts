import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'

export const tracingThroughABridge = guide(
  {
    path: '/resources/documentation/tracing-through-a-bridge',
    title: 'Tracing a transaction through a bridge',
    topic: 'Investigations',
    minutes: 18,
    summary:
      'Transaction tracing need not end at a bridge: match the deposit to the payout on the other network, and say how sure you are.',
    updatedOn: '2026-10-12',
    orderRank: orderRank(3),
  },
  `
A bridge takes in a token on one network and pays out another on a second network. No single transaction joins the two. A message, an amount and a time connect them, and the more of the three you have, the stronger your evidence.

## Kinds of bridges

|What ties a deposit to its payout
| Kind | What ties the two | Confidence |
| Message bridge | A nonce that appears in both transactions | Confirmed |
| Liquidity pool | Recipient, and amount less the fee, within minutes | Strong or moderate |
| Swap service | Amount and time alone | Moderate or indicative |

The scale is the same as for labels: confirmed, strong, moderate, indicative. An inferred match is strong from a probability of 0.9 and moderate from 0.6.

## Ask for the payout

By default, \`trace\` crosses the message bridges that we support and stops at the two other kinds. Set \`cross=probable\` to continue. Every edge that was inferred then carries a \`match\` that shows what it rests on:

\`\`\`json An inferred edge
{
  "kind": "bridge",
  "from": { "blockchain": "ethereum", "txid": "0x51d9…8a0c" },
  "to": { "blockchain": "tron", "txid": "b7aa…6f" },
  "amount_in": "250000.00",
  "amount_out": "249812.50",
  "match": {
    "basis": ["amount", "time", "recipient_history"],
    "window_seconds": 185,
    "candidates": 1,
    "probability": 0.93,
    "confidence": "strong"
  }
}
\`\`\`

Read \`candidates\` first. One candidate in a window of 185 seconds is strong. Four candidates are a list of leads, whatever the probability says.

## Check a match by hand

1. Take the fee schedule that the bridge published for that day. The difference between the two amounts must equal that fee, to the token’s last decimal place. Here it is 187.50, or 0.075%.
2. Look for other deposits of the same amount in the same ten minutes. A deposit of exactly 250,000 is nothing special; a payout of 249,812.50 is.
3. Look at the recipient. If it is a fresh address whose first gas came from someone already tied to the sender, that is a second, independent tie.
4. Note both transaction hashes, both block times and the fee in the case log. The exhibit shows them side by side.

## Where to stop

Probabilities multiply. After three inferred crossings of 0.79 each, less than one half is left. You can continue in a separate case, to keep leads apart from what you would testify to.

## Exercise

The sample case *Harbor* has one crossing with two candidates. Use the gas funder to decide which is right. It takes two lookups and about six minutes.
`,
)
