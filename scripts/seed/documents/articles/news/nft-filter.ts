import { article } from '../../../builders/article.ts'

export const nftFilter = article({
  path: '/company/news/market-intelligence-nft-filter',
  title: 'Market Intelligence can now exclude circular NFT sales',
  category: 'product-updates',
  publishedOn: '2025-08-05',
  author: 'rui-bettencourt',
  tags: ['NFT', 'Ethereum', 'Wash trading'],
  summary:
    'A filter on every NFT chart removes sales in which the money came back to the buyer, and shows what it removed.',
  body: `
Every NFT chart in Market Intelligence has a new switch, **Without circular money**. It is off by default. Switched on, it leaves out sales after which the payment came back to the buyer within thirty days, or for which the seller had funded the buyer. Across the 400 largest collections it removes 23% of the first half’s volume and 12% of the sales. Our [NFT Market Report](/resources/nft-market-report), due in September, uses a different yardstick: two of four tests have to agree, and smaller collections count, too.

## What the switch does

For each sale two paths are computed: where the buyer’s money came from, thirty days back, and where the seller’s proceeds went, thirty days forward. If the two meet anywhere but at a service, the sale is marked. Exchanges, marketplaces and lenders count as services, because all paths meet there.

|What is removed, by kind of collection
| Collection | Volume removed | Sales removed |
| Ten largest | 6% | 3% |
| Next 90 | 19% | 9% |
| Next 300 | 44% | 17% |
| With rewards for trading | 71% | 38% |

*January to June 2025, Chainlantern Research.*

## What you see

- The chart draws both lines, the filtered one solid and the other faint. There is no way to hide the faint one.
- Below it, the removed sales are listed, each with its two paths. Click one, and the graph opens.
- The export has a column that says why a sale was left out, in words.
- A collection with fewer than twelve unrelated buyers in the period no longer has a floor price. The chart says “no floor” instead of a number.

> Anyone can see what the filter removes, and dispute it.

## What it cannot see

1. **Cash.** If someone is repaid off chain, the chain shows nothing coming back.
2. **Patience.** After thirty days we stop looking. Ninety would find 2% more and take nine times as long; you can choose it for a single collection.
3. **Friends.** Two people who really do sell to each other at rising prices, with their own money, are foolish but not circular.

### Gifts, loans and spouses

The first version marked the repayment of a loan between friends as a circular sale if a token had secured the loan. Nineteen of the 60 sales that our testers disputed were of this kind. The filter now leaves a transfer in if it repays exactly the loan’s sum within the loan’s term on a contract that we know. Handshake loans cannot be seen, and are still marked.

## For lenders

If you lend against NFTs, you can read the filtered floor over the API, with the number of unrelated buyers behind it. The endpoint is a preview for Market Intelligence customers and is not part of the public API Reference:

\`\`\`json GET /v1/analytics/floor?collection=0x9d41…&filter=circular
{
  "floor_eth": 1.42,
  "unfiltered_eth": 1.9,
  "unrelated_buyers": 31,
  "as_of_block": 23071544
}
\`\`\`

If \`unrelated_buyers\` is below twelve, \`floor_eth\` has no value, by design. One lender asked us for a fallback value. Our answer is an article on [wash trades behind a floor price](/resources/blog/a-floor-price-that-trades-with-itself), which follows on the blog this month.

The switch is in every Market Intelligence plan from today and costs nothing.
`,
  seo: {
    title: 'NFT charts without circular trades',
    description:
      'Market Intelligence can now leave out NFT sales whose money returned to the buyer. What the filter removes, what it cannot see, and how to check it.',
  },
})
