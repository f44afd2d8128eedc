import { article } from '../../../builders/article.ts'

export const nftWashTrading = article({
  path: '/resources/blog/a-floor-price-that-trades-with-itself',
  title: 'Wash trades behind an NFT floor price',
  category: 'market-analysis',
  publishedOn: '2025-08-20',
  author: 'rui-bettencourt',
  tags: ['NFT', 'Ethereum', 'Wash trading'],
  summary:
    'Nearly half of the volume of one mid-sized NFT collection came from eleven clusters. Four tests that find them, and the innocent patterns that each test also finds.',
  body: `
The collection had 5,000 items, a floor of 1.9 ether and what its marketplace page called “unusual momentum.” Two lenders accepted it as collateral. A third asked us whether it should.

## Money that returns to the buyer

The definition is old: a wash trade is a sale without a change of beneficial ownership. The seller, or someone on the seller’s side, ends up with the token, and the money ends up where it started. On a public ledger the second half can be tested directly. For each sale we followed the payment forward for thirty days and the buyer’s funds backward for thirty, and asked whether the two met.

They met in 47% of the volume and 6% of the sales: few trades, large ones, always a little above the last.

## The tests

|Each test alone, on this collection’s 3,212 sales
| Test | Sales flagged | Of these confirmed by the money | What else it finds |
| Buyer was funded by the seller | 141 | 96% | People paying a friend back |
| Same token returns to an earlier owner | 288 | 52% | Regret, and private loans |
| Price above the 95th percentile with no bid below it | 119 | 38% | Rare traits |
| Ring of three or more sales within a day | 74 | 89% | Market makers between two platforms |

None of them is enough. The second, on which most public dashboards rely, is right one time in two.

> A token that comes back is a hint. Money that comes back is evidence of a wash trade.

## Why anyone bothers

1. **Rewards.** Some marketplaces have paid tokens for volume. When the reward is worth more than the fee, trading with yourself is a job.
2. **Collateral.** Lenders read a floor price. Push the floor up by 0.4 ether, and 60 items of your own are worth 24 ether more as collateral, for loans that you never mean to repay.
3. **Promotion.** A chart that goes up attracts buyers who do not ask who was buying.

Here it was the second. Nine of the eleven clusters had borrowed against items within an hour of a sale that set their price, and five of those loans had been left to default.

## What the lender did

The rule it adopted is short, and we print it because it can be copied:

\`\`\`text Floor without sales whose money came back
select percentile_cont(0.1) within group (order by price_eth) as floor
from sales
where collection = :collection
  and sold_at > now() - interval '14 days'
  and not funded_by_counterparty
  and ring_id is null
having count(distinct buyer_cluster) >= 12
\`\`\`

The last line matters most. Where fewer than twelve unrelated buyers are left, the collection has no floor, and the lender does not invent one. Fourteen of the forty collections on its list lost their price that evening. Two complained.

### What we could not tell

Clusters are inferences. Two of the eleven may be one person, or a couple, or a company with two employees. We reported “eleven clusters, at least seven of them funded from separate exchange accounts,” and left the names to those who can ask for them. We also found 31 sales that look like tax-loss selling between related wallets; that is a question for someone else.

One collection says nothing about the market as a whole. We are measuring that separately, and will publish the estimate with its error rates.
`,
  seo: {
    title: 'NFT wash trading: four tests, one collection',
    description:
      'Nearly half of a collection’s volume came from eleven clusters. Four wash trading tests on 3,212 sales, and what else each of them catches.',
  },
})
