import { guide } from '../../../builders/guide.ts'

export const tracingThroughABridge = guide(
  {
    path: '/resources/documentation/tracing-through-a-bridge',
    title: 'Tracing a transaction through a bridge',
    topic: 'Investigations',
    minutes: 18,
    summary:
      'Transaction tracing does not end at a bridge: match the deposit to the release on the other chain, and say how sure you are.',
    updatedOn: '2025-10-09',
    order: 12,
  },
  `
A bridge locks a token on one network and releases another on a second one. No transaction joins the two. A message, an amount and a time connect them, and the more of the three you have, the stronger your evidence.

## Three kinds of bridges

|What ties a deposit to its release
| Kind | What ties the two | Confidence |
| Message bridge | A nonce that stands in both transactions | Certain |
| Liquidity pool | Recipient and amount less the fee | High, within minutes |
| Swap service | Amount and time alone | Moderate; say so |

## Ask for the other side

\`trace\` crosses message bridges by itself and stops at the two other kinds. Set \`cross=probable\` to go on, and every edge that was inferred carries a \`match\` with what it rests on:

\`\`\`json An inferred edge
{
  "kind": "bridge",
  "from": { "blockchain": "ethereum", "txid": "0x51d9…0c" },
  "to": { "blockchain": "tron", "txid": "b7aa…6f" },
  "amount_in": "250000.00",
  "amount_out": "249812.50",
  "match": {
    "basis": ["amount", "time", "recipient_history"],
    "window_seconds": 185,
    "candidates": 1,
    "confidence": 0.93
  }
}
\`\`\`

Read \`candidates\` first. One candidate in a window of 185 seconds is strong. Four candidates are a list of leads, whatever the confidence says.

## Check a match by hand

1. Take the fee schedule that the bridge published for that day. The difference of the two amounts must be that fee, to the last digit that the token has.
2. Look for other deposits of the same amount in the same ten minutes. Round sums are common; 250,000 happens, 249,812.50 hardly ever.
3. Look at the recipient. A fresh address that received gas from the same funder as the sender is a second, independent tie.
4. Note both transaction hashes, both block times and the fee in the case log. The exhibit prints them side by side.

## Where to stop

After three inferred crossings in a row the product of the confidences is usually below one half. You can continue in a separate case: keep leads apart from what you would testify to.

## Exercise

The sample case *Harbor* has one crossing with two candidates. Decide which is right by the gas funder. You need two look-ups and about six minutes. The answer is not the obvious one.
`,
)
