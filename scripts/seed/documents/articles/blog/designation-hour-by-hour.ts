import { article } from '../../../builders/article.ts'
import { designation as drawn } from '../../../images/drawings/designation.ts'
import { seedImage } from '../../../images/seed-image.ts'

export const designationHourByHour = article({
  path: '/resources/blog/a-designation-hour-by-hour',
  title: 'A designation, hour by hour',
  category: 'industry-news',
  publishedOn: '2025-09-25',
  author: 'mirembe-okello',
  tags: ['Sanctions', 'OFAC', 'Stablecoins', 'Mixers'],
  summary:
    'What forty listed addresses did before and after their designation, and what a screening team should do in the first hour.',
  image: seedImage(
    drawn(),
    'A clock of twenty-four rays, one for each hour. They are short before the lit hour of the designation and long right after it.',
  ),
  body: `
Sanctions notices that contain addresses are published on a web page, as text, at an hour that no one announces. This is what happened around one of them this September: forty addresses, three networks, one procurement ring. Times are relative to publication.

## The day before

**T − 26 h.** Two of the forty empty themselves into new addresses. It could be chance. In the last six designations that listed holders of a stablecoin, between one in forty and one in twelve of the addresses moved in the final two days; among unlisted addresses of similar size, it is one in fifty.

**T − 9 h.** A third sends $210,000 in stablecoins to an exchange, in two deposits, and withdraws ether within the hour.

## The first hour

**T.** The notice appears.

**T + 2 min.** Automated readers have it. Ours extracts the addresses, verifies their checksums and puts them on the list; an analyst confirms each one before customers see it, which takes longer than all the rest.

**T + 7 min.** The list is confirmed and live for screening. Between T and this minute, our customers had screened 61 transfers with exposure to one of the forty. All 61 were screened again automatically; three were still pending.

**T + 11 min.** One stablecoin issuer freezes four addresses in one transaction.

**T + 34 min.** The first of the listed holders reacts: $1.1M leaves for a bridge, in nine transfers.

**T + 52 min.** A second issuer freezes six more.

## What moved and what did not

|Forty addresses after 24 hours
| State | Addresses | Value, USD M |
| Frozen by an issuer | 14 | 6.3 |
| Moved before publication | 3 | 1.4 |
| Moved after, traceable | 8 | 2.9 |
| Moved after, into a mixer | 2 | 0.4 |
| Untouched, mostly empty | 13 | 0.1 |

Thirteen of the forty held next to nothing. They were listed for what they had done, and will matter in five years, when someone finds an old payment and asks who received it.

> A listing describes the past, but screening teams have to act on it today.

## Lessons for a screening team

1. **Rescreen backward.** Look at the last thirty days as well as the next hour. Property of a listed party that you already hold is blocked, too, and in the United States it has to be reported within ten business days.
2. **Addresses are examples.** What is blocked is the party’s property, listed or not, and that of any entity of which blocked persons own 50 percent or more in total. The notice names forty addresses; the clusters behind them hold 311. How much evidence it takes to treat one of the other 271 as the party’s is a decision to make before the day, by someone with a title.
3. **Staff the night.** OFAC publishes in Washington’s working hours. That is night in Singapore.
4. **Know what you can still stop.** A withdrawal that has been signed and broadcast is not pending.

### On the 271

We label such addresses “same cluster as a listed address,” with the evidence, and never as listed. This time two of our customers blocked both kinds on sight; three blocked the listed ones and held the rest until an analyst had read the evidence. All five had written their rule down beforehand, and could show why.

## What to keep

For every transfer that you stop on such a day, keep the notice as published, the time it entered your list, and the version of the clustering that was used. Since March, OFAC has required such records to be kept for ten years, and an examiner may ask in the ninth.
`,
  seo: {
    title: 'A sanctions designation, hour by hour',
    description:
      'Forty listed crypto addresses in the hours around a designation: who moved early, what issuers froze, and four lessons for a sanctions screening team.',
  },
})
