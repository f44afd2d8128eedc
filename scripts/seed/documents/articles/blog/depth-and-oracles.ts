import { article } from '../../../builders/article.ts'

export const depthAndOracles = article({
  path: '/resources/blog/what-thin-depth-costs-a-lender',
  title: 'Price manipulation: what thin depth costs a lender',
  category: 'market-analysis',
  publishedOn: '2025-07-30',
  author: 'kenji-arakawa',
  tags: ['DeFi', 'Ethereum', 'Oracles'],
  summary:
    'A price is only as reliable as the pool behind it. Three simple limits would have stopped nine of the last fourteen price manipulations.',
  body: `
Fourteen lending protocols lost money to a manipulated price between July 2024 and June 2025. The post-mortems mention flash loans, missing checks, a fork that no one had reviewed. All fourteen have one thing in common: the price came from a market in which moving it was cheaper than the loan it permitted.

You can compute both sides of that comparison today.

## Both sides

The left side is the **cost of moving** the price by a factor: in a constant-product pool with a reserve *R* of the quote asset, pushing the price up by a factor *k* takes *R*(√*k* − 1), most of which comes back when the position is unwound. What is lost is the fee, plus whatever arbitrageurs take in the meantime.

The right side is the **gain from lying**: what can be borrowed against the collateral at the false price, less what the collateral is worth at the true one.

|A worked example: collateral token, 60% loan to value
| Measure | Pool A | Pool B |
| Quote reserve | $400,000 | $9,000,000 |
| Capital to triple the price | $293,000 | $6,588,000 |
| Cost after unwinding, 0.3% fee each way | $1,760 | $39,500 |
| Borrowable at the tripled price, on a $4M position | $7,200,000 | $7,200,000 |
| Worth attacking? | Yes, 1,800 times over | Yes, 80 times over |

Both are worth attacking. Depth makes an attack more expensive; only a limit prevents it.

> Security reviews check the code. They rarely check the market that the code relies on.

## Why averaging helps less than hoped

A time-weighted average over thirty minutes forces the attacker to hold the false price for some of it, exposed to everyone who would sell into it. On a large pool that is expensive. On a small one, overnight, with the token’s only two market makers asleep, the average becomes what the attacker says it is. Four of the fourteen used an average.

## What would have stopped nine of them

1. **A cap that follows depth.** Total borrowing against an asset never exceeds a fixed share, say a quarter, of what can be sold within 2% of the price across all venues, measured daily.
2. **A pause on disagreement.** If two independent sources differ by more than 5% for two blocks, new borrowing stops; repayment does not.
3. **No loans on new supply.** Collateral minted or bridged in within the last hour does not count.

The first alone would have stopped seven. In most protocols it needs no new code, only someone whose job is to look at one number every morning, with the authority to lower another.

### Reading depth honestly

- Count what can be *sold*, not what is locked.
- Leave out pools in which the protocol’s own treasury is the largest provider: it will withdraw at the worst moment.
- Look at the worst hour of the week, not the average. Of the fourteen attacks, eight were between 01:00 and 06:00 UTC.

## For the people who trace

Preparation is visible. In eleven of fourteen cases the attacker’s address had made a test purchase in the thin pool one to six days earlier, at a size that had no other purpose, and had been funded in a way that hides its origin. We now raise an alert on that combination for the protocols that ask us to; it has fired nine times, and twice it was the real thing.
`,
  seo: {
    title: 'DeFi price manipulation: cost of thin depth',
    description:
      'Fourteen lending protocols lost money to manipulated prices in a year. Attack cost against gain, and three limits that would have stopped nine.',
  },
})
