import { article } from '../../../builders/article.ts'
import { nineApplications as drawn } from '../../../images/drawings/nine-applications.ts'
import { seedImage } from '../../../images/seed-image.ts'

export const micaTenMonths = article({
  path: '/resources/blog/mica-ten-months-in',
  title: 'MiCA, ten months in: the questions supervisors ask now',
  category: 'industry-news',
  publishedOn: '2025-10-13',
  author: 'hamish-tregear',
  tags: ['MiCA', 'Travel Rule', 'Governance'],
  summary:
    'Authorizations are being granted, the transitional period is ending, and supervisors now ask for logs instead of documents. Notes from nine applications.',
  image: seedImage(drawn(), 'Nine bars over ten months. Five end in a light.'),
  body: `
Title V of the Markets in Crypto-Assets Regulation has applied since December 30, 2024. Firms that lawfully provided services before that day may continue under national rules until they are granted or refused authorization, or until July 1, 2026 at the latest, and several member states have set an earlier date. We have supported nine applications since January, in five countries. These are patterns, not advice.

## From policies to a particular day

The first applications were exercises in completeness: 400 pages, every article cross-referenced. Since the summer the questions have changed. They concern a particular day. In our paraphrase:

- “On June 3 your monitoring was down for fifty minutes. What did you do with the transfers of those fifty minutes?”
- “You say that alerts of the highest band are reviewed within four hours. Please send the ten that took longest in May.”
- “Your outsourcing register lists a blockchain analytics provider. What would you do if it stopped responding on a Friday evening?”

All nine were asked the last one. It comes from the Digital Operational Resilience Act more than from MiCA, and we are the provider in question. Here is what answers it.

## If we stopped answering

A good answer has three parts, and none of them is a service level.

1. **What you block without us.** A local copy of the sanctions lists, refreshed daily, with a rule that works offline.
2. **What you hold.** A withdrawal limit that takes effect when screening does not answer, with a named person who may lift it.
3. **What you check afterward.** Every transfer in the gap, screened again once the service is back, with the result filed under the incident.

> Supervisors assume that your vendor can fail. They ask whether you will notice, and what you have prepared.

## Chapters that come back with questions

|Where nine applications were queried
| Chapter | Queried in | The usual gap |
| Conflicts of interest in group structures | 7 of 9 | The token issuer and the exchange share a director |
| Market abuse surveillance | 6 of 9 | Alerts exist, but no one is named to read them |
| Custody: segregation and return of assets | 6 of 9 | The policy says segregated, the ledger is one address |

The third has become an on-chain question. One supervisor asked for the addresses, looked at them, and wrote back with a list of transfers between customer and house wallets. The firm learned of two of them from that letter.

## Market abuse is the new chapter

Title VI asks those who professionally arrange or execute transactions to have systems that prevent and detect market abuse. Trade surveillance vendors know order books; they do not know that the wallet that bought before the announcement was funded by the person who wrote it. Expect to be asked how the two are brought together, and have an answer even if it is a person with two screens.

## What is still unsettled

Recital 22 leaves services that are provided in a fully decentralized manner, without any intermediary, outside the regulation. Where “fully” begins is being decided case by case. Until there is case law, write down who can change what, with which key and after what delay. Authorities will ask for that whichever way they lean.

If your national transitional period is over, none of this is news. If it is not, start keeping logs now.
`,
  seo: {
    title: 'MiCA after ten months: what supervisors ask',
    description:
      'Notes from nine MiCA applications in five countries: the questions have moved from policies to logs, outages, segregation on chain and market abuse.',
  },
})
