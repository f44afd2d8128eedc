import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'

export const riskScoreExplained = guide(
  {
    path: '/resources/documentation/risk-score-explained',
    title: 'The risk score explained',
    topic: 'Compliance',
    minutes: 13,
    summary:
      'What a score from 0 to 100 is made of, why the same address may score differently tomorrow, and what the score does not tell you.',
    updatedOn: '2026-10-20',
    orderRank: orderRank(7),
  },
  `
A score summarizes exposures. It is not the probability that someone is a criminal, and it should never be the only reason for a decision.

## The inputs

1. **Category.** The kind of entity that the funds came from. Sanctioned entities weigh most; an exchange that identifies its customers weighs least.
2. **Share.** How much of the value that the address received came from there. Two percent of a large balance is not two percent of a small one, so both share and amount count.
3. **Distance.** A hop is one transfer from one owner to the next. At one hop, exposure is direct: there is no intermediary, and it counts in full. Each further hop counts for less. A service ends the chain, because it pools its customers’ funds.
4. **Time.** Older exposure weighs less, with a half-life of 18 months. Exposure to sanctioned entities does not fade.

The worst exposure sets the base, and all others together can add at most 15 points. Many small exposures on their own never make an address *high*.

|The bands
| Score | Level | Usual handling |
| 0–24 | low | Let it pass |
| 25–49 | guarded | Let it pass, keep a record |
| 50–74 | medium | Review by a person |
| 75–100 | high | Hold or refuse |

Your thresholds need not follow the bands: a cautious exchange reviews from 45.

## Read a response

\`\`\`json A response of POST /v1/screen/address
{
  "address": "0x4c1e…a1b7",
  "blockchain": "ethereum",
  "risk_score": 81,
  "risk_level": "high",
  "sanctions": { "matched": false, "lists_checked": 27 },
  "exposures": [
    { "category": "mixer", "share": 0.38, "hops": 1, "points": 72 },
    { "category": "darknet_market", "share": 0.02, "hops": 3, "points": 9 }
  ],
  "labels_version": "2026-10-14"
}
\`\`\`

The \`points\` always add up to \`risk_score\`. If a customer complains, you can explain most of it in one sentence: 72 of the 81 points are there because 38% of what the address received came directly from a mixer.

## Why it changes

The same address may score differently tomorrow because of new transactions, a new label or a new sanction. Store the whole response with its \`labels_version\`. Later you can ask for the score *as of* that version.

## What it does not say

- It knows addresses, not people.
- It says nothing about an address without history. Such a score is \`null\`, and treating \`null\` as 0 is the most expensive mistake in this guide.
- It does not know your customer’s business. Gambling exposure is no surprise at a payment processor that serves casinos.

## Exercise

Screen three addresses of your own treasury. Explain every point of each score out loud. Where you cannot, open the exposure, which lists the transactions behind it.
`,
)
