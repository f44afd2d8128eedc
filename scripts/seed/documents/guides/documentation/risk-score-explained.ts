import { guide } from '../../../builders/guide.ts'

export const riskScoreExplained = guide(
  {
    path: '/resources/documentation/risk-score-explained',
    title: 'The risk score explained',
    topic: 'Compliance',
    minutes: 13,
    summary:
      'What a score from 0 to 100 is made of, why two addresses with the same history differ, and what the score does not tell you.',
    updatedOn: '2025-10-21',
    order: 22,
  },
  `
A score is a summary of exposures. It is not the probability that someone is a criminal, and it should never be the only sentence in a decision.

## Four inputs

1. **Category.** What kind of entity the funds touched. Sanctioned entities weigh most; a hosted exchange with known customers weighs least.
2. **Share.** How much of the value that the address received came from there. Two percent of a large balance is not two percent of a small one: both share and amount count.
3. **Distance.** How many hops lie between. Direct exposure counts in full, and each further hop counts for less. Hops through a service end the chain, since the service mixes its customers’ funds.
4. **Time.** Exposure from 2019 weighs less than last week’s, with a half-life of 18 months. Sanctions do not fade.

The worst exposure sets the base and the others can add at most 15 points. So an address cannot become *high* by many small things.

|The bands
| Score | Level | What most customers do |
| 0–24 | low | Let it pass |
| 25–49 | guarded | Let it pass, keep on record |
| 50–74 | medium | Review by a person |
| 75–100 | high | Hold or refuse |

## Read an answer

\`\`\`json The answer of POST /v1/screen/address
{
  "address": "0x4c1e…b7",
  "blockchain": "ethereum",
  "risk_score": 81,
  "risk_level": "high",
  "sanctions": { "matched": false, "lists_checked": 27 },
  "exposures": [
    { "category": "mixer", "share": 0.38, "hops": 1, "points": 72 },
    { "category": "darknet_market", "share": 0.02, "hops": 3, "points": 9 }
  ],
  "data_version": "2025-10-21.3"
}
\`\`\`

\`points\` always add up to \`risk_score\`. If a customer complains, you can explain it in one sentence: 72 points, because 38% of what the address received came directly from a mixer.

## Why it changes

The same address may score differently tomorrow: new transactions, a new label, or a sanction. Store the whole answer with its \`data_version\`; you can ask for a score *as of* that version for seven years.

## What it does not say

- It knows addresses, not people.
- It says nothing about an address without history. Such a score is \`null\`, and treating \`null\` as 0 is the most expensive mistake in this guide.
- It does not know your customer’s business. A payment processor near gambling is no surprise when it serves casinos.

## Exercise

Screen three addresses of your own treasury. Explain every point of each score aloud. If you cannot, open the exposure: it lists the transactions behind it.
`,
)
