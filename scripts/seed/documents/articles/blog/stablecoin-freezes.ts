import { article } from '../../../builders/article.ts'
import { stablecoinFreezes as drawn } from '../../../images/drawings/stablecoin-freezes.ts'
import { seedImage } from '../../../images/seed-image.ts'

export const stablecoinFreezes = article({
  path: '/resources/blog/stablecoin-freezes-counted',
  title: 'Stablecoin freezes, counted',
  category: 'market-analysis',
  publishedOn: '2025-10-02',
  author: 'rui-bettencourt',
  tags: ['Stablecoins', 'Seizures', 'Sanctions'],
  summary:
    'How often, how fast, and how much had already left. Every freeze of two large dollar stablecoins since 2022, from the contracts’ own events.',
  image: seedImage(
    drawn(),
    'Fifteen columns that grow from left to right; the last and tallest is lit.',
  ),
  body: `
Issuers of the large dollar stablecoins can stop an address from sending. They do it by a function call, the call emits an event, and events are public. So this is one of the few questions in our field that can be answered by counting. We counted: two issuers, five networks, January 2022 to August 2025.

## How often

|Addresses frozen, by year
| Year | Addresses | Balance at the freeze, USD M | Released later |
| 2022 | 486 | 371 | 9% |
| 2023 | 1,102 | 612 | 7% |
| 2024 | 1,687 | 893 | 6% |
| 2025, to August | 1,544 | 958 | 4% |

*Chainlantern Research, contract events on Ethereum, Tron, Arbitrum, Avalanche and Polygon.*

The number of addresses has more than tripled. The average balance fell from $763,000 in 2022 to $529,000 in 2024, and is back at $620,000. Freezing has become a routine measure, no longer an exceptional one for the largest sums. In the United States it is about to become a duty: the GENIUS Act, signed in July, will require permitted issuers, from January 18, 2027 at the latest, to be able to carry out lawful orders, such as an order to freeze.

## How fast

“Time to freeze” is quoted a lot and rarely defined. We took 340 thefts whose first transaction is known, and measured from there to the first freeze of an address that held proceeds.

- A quarter of the cases: under 4 hours
- Half: under 19 hours
- Three quarters: under 6 days
- The longest that still caught money: 411 days

The distribution has two humps. The first, at two to five hours, is made of cases in which a tracing firm or an exchange wrote to the issuer directly. The second, after day four, follows police requests. Almost nothing is frozen on days two and three.

## How much had already left

This is the figure that ought to be quoted. Of the stablecoins stolen in those 340 cases, 31% were still in an address that could be frozen after one hour, 17% after a day, 9% after a week. Most of the rest had been swapped into something that no issuer could freeze. Since 2023 the median time from theft to the first swap out of a freezable coin has gone from 57 to 14 minutes.

> What matters is not whether an issuer can freeze, but how much is left when it does.

### Where they run to

Of what left in the first hour, 62% became the network’s own coin by way of a decentralized exchange, 21% crossed a bridge as a stablecoin and was swapped there, and 11% went into a dollar token whose issuer cannot freeze, a share that was 2% three years ago. The other 6% we could not follow.

## What does not follow

Three conclusions are often drawn from data like these, which the data do not support.

1. *“Freezes deter.”* We see thieves leave faster. We cannot see thefts that did not happen.
2. *“Issuer A is stricter than issuer B.”* A has more of its supply on networks where more is stolen. Per dollar of reported theft the two differ by less than the margin of error.
3. *“Four percent were mistakes.”* A release can also mean that a court ordered the coins to be paid to the victim. From the event alone they look the same.

## A note on method

An address counts once, on the day of its first freeze. Addresses frozen together in one transaction count separately; if they were counted as one action, the 2024 figure would be 1,391. We left out freezes of the issuers’ own test addresses, of which there are more than you would expect. The list is available to researchers on request.
`,
  seo: {
    title: 'Stablecoin freezes 2022–2025, counted',
    description:
      'Every freeze of two large dollar stablecoins since 2022: number, balance, speed and how much had already been swapped away, with the method and limits.',
  },
})
