import { article } from '../../../builders/article.ts'
import { threeBridges as drawn } from '../../../images/drawings/three-bridges.ts'
import { seedImage } from '../../../images/seed-image.ts'

export const threeBridges = article({
  path: '/resources/blog/three-bridges-in-nine-minutes',
  title: 'Three bridges in nine minutes: a theft, traced the same night',
  category: 'investigations',
  publishedOn: '2026-11-17',
  author: 'noor-el-sayed',
  tags: ['Bridges', 'DeFi', 'Ethereum', 'Stablecoins'],
  summary:
    'The exploit took one block. The thief then crossed three bridges in nine minutes and rested for eleven hours. We show each pairing, which of them were certain, and why the freeze came in time for two thirds of the stablecoins.',
  image: seedImage(
    drawn(),
    'Four parallel lanes, one for each network. A lit line steps down from lane to lane over three bridges and comes to rest in the last.',
  ),
  body: `
At 02:14 UTC on a Tuesday a lending protocol lost $11.4M to a manipulated price that held for a single block. The protocol’s security lead called us at 02:31. By then the money had left Ethereum, crossed two more networks and reached a fourth. This is what our team did in the next fourteen hours, including our mistakes. The protocol has agreed to this account.

## What we knew by 03:00

One transaction had borrowed against a collateral token whose price came from a pool with $400,000 of depth. The proceeds were three assets: 6.1M of a dollar stablecoin, 1,250 wrapped ether and a governance token that no one would want in an hour. The thief moved all of them off the network.

|The three crossings, as first paired
| Crossing | Deposit (UTC) | Payout (UTC) | Paired by | Certainty |
| First: messaging bridge | 02:19:47 | 02:21:10 | Message ID in both logs | Exact |
| Second: liquidity bridge | 02:22:35 | 02:23:02 | Deposit ID in the fill event | Exact |
| Third: intent-based relay | 02:26:11 | 02:28:40 | Amount less fee, and time | 0.94, later exact |

Nine minutes from the first deposit to the last payout. The gas for each step had been bought four days earlier, on the network where it was needed: this was planned.

## Pairing is not one technique

People speak of “tracing through a bridge” as if bridges were alike. They are not, and an exhibit must say which kind it was.

- **Message passing.** The source contract emits an ID, and the destination contract consumes it. The pairing is a fact that anyone can check.
- **Liquidity pools.** A relayer fills the transfer out of its own money. If the fill event names the deposit, the pairing is a fact; older deployments do not record it.
- **Intents.** The user signs an order off chain, someone fills it, and settlement is batched later. Until the settlement is on chain you have an amount, a clock and a hypothesis.

The third crossing was of the last kind. We had a candidate at 02:52: the only payout within three minutes whose amount was the deposit less the relay’s fee to the fourth decimal. We put it on the graph as a dashed line at 0.94 and told the issuer that this link was inferred.

> To an issuer, a probability now is worth more than a certainty hours later, as long as you call it a probability.

The batch settled at 04:02 and carried the order hash. From then on the graph shows a solid line, with that time.

## Why the stablecoin was frozen and the ether was not

The issuer acted at 03:55 on 4.1M that sat in one address on the last network. Three things made that possible: the address had no other history, the request came from the victim with a police reference, and the trace consisted of two crossings that were facts and one stated assumption. The other two million of the stablecoin had been swapped into the network’s own coin at 02:33.

What would have been faster? The desk lost eleven minutes on a wrong turn: a second payout of nearly the same size, to an address that had also been funded by an exchange that week. It belonged to a market maker. We had looked at the amount before we had looked at the fee. The order of checks in our own runbook is now the other way around:

1. Identifiers first: message IDs, deposit IDs, order hashes.
2. Then the fee schedule of the bridge at that block, to compute what the payout must be.
3. Only then amount and time, with every other candidate in the window listed and ruled out in writing.

## Eleven hours without movement

At 02:58 the thief stopped. That is information, too: the next movement, at 13:49, came forty minutes after a mixer’s pool on that network had taken in enough deposits to be useful. We took it that the thief was waiting for a larger anonymity set. We had an alert on the address and a person awake; the exchange that saw 38 ether arrive the following day had both the label and the case number before its own monitoring fired.

Frozen so far: $4.2M of $11.4M. The issuer has frozen $4.1M, and the exchange is holding the 38 ether. The pairing table above is in the police file in the same form, with the hour of uncertainty still visible.
`,
  seo: {
    title: 'Three bridges in nine minutes: a live trace',
    description:
      'How a tracing desk paired three bridge crossings in nine minutes, which pairings were facts and which were inferences, and why part of it was frozen.',
  },
})
