import { article } from '../../../builders/article.ts'
import { exposureShares as drawn } from '../../../images/drawings/exposure-shares.ts'
import { seedImage } from '../../../images/seed-image.ts'

export const countingHops = article({
  path: '/resources/blog/how-many-hops-is-exposure',
  title: 'Measure sanctions exposure by share, not by hops',
  category: 'compliance',
  publishedOn: '2025-12-16',
  author: 'mirembe-okello',
  tags: ['Sanctions', 'AML', 'Monitoring'],
  summary:
    'The number of hops from a sanctioned address tells you little. What to measure instead, with four cases to test your rule.',
  image: seedImage(
    drawn(),
    'Four bars, each after a row of dots. The bar after the longest row has the largest lit part, the one after a single dot the smallest.',
  ),
  body: `
Every second questionnaire that reaches us asks for “exposure within *n* hops.” The *n* varies: three, five, once eleven. We know of no sanctions authority that has published such a number. OFAC’s guidance for the virtual currency industry asks for risk-based controls and reminds firms that liability is strict; it sets no number of hops.

Hops are counted because they are easy to count.

## What a hop hides

As most tools count it, a hop is a change of address. It may be a change of owner, a service moving its own coins from a hot wallet to a cold one, or a thief’s script splitting a sum for the fortieth time. Forty hops through addresses of one person are no distance at all. One hop through an exchange’s omnibus wallet changes everything: the coins are mixed with those of a million other customers, and what comes out has no meaningful history.

> Distance is not the number of addresses along the way. It is the number of people who made a decision along the way.

That is why we count a hop only where coins pass from one owner to the next.

## What to count instead

1. **Share.** What part of this payment’s value can be traced to the listed address, by a rule that you can name: first in, first out; pro rata; or whatever your law prefers?
2. **Control.** Is there an owner in between who is not the listed party, and how do you know?
3. **Time.** Did the coins leave the listed address before or after the listing? Before is usually history. After is, in most regimes, a dealing in frozen property.

## Cases to try your rule on

|Hops, share and what we would do
| Case | Hops, by address | Share | What we would do |
| Peel chain of 38 addresses in two hours, the listed one first, then your deposit address | 38 | 100% | Block and report: one actor throughout |
| Withdrawal from a large exchange that a listed party also uses | 3 | Unknown | Nothing: the exchange pools its customers’ coins |
| Dust of 0.00001 ETH sent by a listed mixer to a public figure’s address | 1 | 0.004% | Record it, and exclude it by a written dust rule |
| Listed address paid a market maker a year before it was listed | 1 | 60% | Review the relationship, not the coins |

A rule of “within five hops” misses the first, which can cost a license, and stops the second and third, which costs customers.

## Setting a threshold that you can defend

Start with the share, since it is the only one of the three that is a number. In a common setting a share of 10% if direct, or 25% if traced, raises an alert, and so does any amount after the date of listing, however small. Then lower it where there is less to look at: a rule for a custody client with three inflows a month can afford to look at everything.

- Write down which tracing rule gives the share. Pro rata and first in, first out can differ by a factor of ten on the same graph.
- Stop at services, and list which ones count as services.
- Give dust its own rule with its own figure, so that no one has to excuse it case by case.
- Record the settings with every alert that is closed.

## And hops?

They tell an analyst how long it will take to read the graph. They are no reason to block someone’s money, or to release it: any script can add more of them.
`,
  seo: {
    title: 'Sanctions exposure: why hops mislead',
    description:
      'Hops say little about sanctions exposure. Count the share, the control and the time instead: four worked cases, and thresholds that can be defended.',
  },
})
