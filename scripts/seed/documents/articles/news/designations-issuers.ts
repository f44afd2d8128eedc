import { article } from '../../../builders/article.ts'

export const designationsIssuers = article({
  path: '/company/news/designations-and-stablecoin-issuers',
  title: 'What the new designations mean for stablecoin issuers',
  category: 'industry-insights',
  publishedOn: '2025-10-08',
  author: 'mirembe-okello',
  tags: ['Sanctions', 'OFAC', 'Stablecoins'],
  summary:
    'Forty addresses were listed; three had moved before the notice was out. Issuers will be asked about the three.',
  body: `
The designations of late September named forty addresses in the text of the notice. Issuers of dollar stablecoins froze fourteen of them within a day. That was quick by any standard of five years ago. The questions that have reached issuers since then are about other things.

## Three questions

### When did you know?

Not “when was it published”. An issuer that buys screening has a time at which its own list contained the address, and a log that proves it. In our customers’ logs that time lies seven to nineteen minutes after publication. An issuer that reads notices by hand has such a time as well.

### What did you do about the rest of the wallet?

The notice lists addresses. Behind them are clusters, in this case 311 addresses. There is no rule which says that an issuer must freeze an address that is not listed. There is a rule against dealing in blocked property, and property does not change its owner by moving to the next address of the same wallet. Issuers need an answer that was written before the day.

### What happened before?

Three of the forty moved in the last 26 hours before publication. No one suggests that an issuer could have known. But a redemption paid to one of the three, hours before it was listed, is a payment that will be read about later, and it is better read about in one’s own file first.

> Freezing is the visible part. Examiners look at the file that explains why you froze four addresses and not five.

## What we suggest

1. Keep the notice, the list version and the clustering version of each freeze together. They change separately.
2. Decide by value and evidence how far beyond the listed addresses you go. Two of our issuer customers act on a cluster when at least two independent reasons support it; one acts on listed addresses alone and watches the rest.
3. Rescreen redemptions of the last ninety days on the day of a designation, and record that nothing was found, if so.
4. Have a way to unfreeze. In the last three years about one in twenty frozen addresses was released; the average time it took was 74 days, mostly spent looking for who could decide.

|Time from publication to first freeze, last six designations that listed holders of a stablecoin
| Designation | First freeze | All that were ever frozen |
| August 2024 | 3 h 10 min | 6 days |
| November 2024 | 58 min | 4 days |
| January 2025 | 1 h 42 min | 9 days |
| April 2025 | 26 min | 2 days |
| June 2025 | 19 min | 3 days |
| September 2025 | 11 min | 22 hours |

*Chainlantern Research, contract events on five networks. Of the eleven designations with crypto addresses between January and September 2025, four listed holders of a stablecoin.*

## For those who hold the coins

A company treasury that holds a stablecoin is not a party to any of this, until it has accepted a payment from one of the 311. Screening what comes in costs a cent. Explaining to an auditor why six-figure sums cannot be moved costs more. The hour-by-hour account of the September notice is on [our blog](/resources/blog/a-designation-hour-by-hour).
`,
  seo: {
    title: 'Sanctions and stablecoin issuers: September’s lesson',
    description:
      'Forty addresses were designated and fourteen frozen within a day. The three questions that issuers are asked now, and what to keep in the file for them.',
  },
})
