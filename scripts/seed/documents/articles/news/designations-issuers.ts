import { article } from '../../../builders/article.ts'

export const designationsIssuers = article({
  path: '/company/news/designations-and-stablecoin-issuers',
  title: 'What the new designations mean for stablecoin issuers',
  category: 'industry-insights',
  publishedOn: '2025-10-08',
  author: 'mirembe-okello',
  tags: ['Sanctions', 'OFAC', 'Stablecoins'],
  summary:
    'Forty addresses were listed, and three had just sent funds. Issuers will be asked about those three.',
  body: `
September’s designations named forty addresses in the text of the notice. Issuers of dollar stablecoins froze fourteen of them within a day, which is fast by the standards of five years ago. Since then, issuers have been asked other questions.

## The questions

### When did you know?

Not “when was it published?” An issuer that buys screening has a time at which its own list contained the address, and a log that proves it. In our customers’ logs that time is seven to nineteen minutes after publication. An issuer that reads notices by hand has such a time, too.

### What did you do about the rest of the wallet?

The notice lists addresses. Behind them are clusters, in this case 311 addresses in all. OFAC blocks the property of a person, not an address, and says in its FAQ 562 that listed addresses are not likely to be exhaustive, and that those who hold property in a wallet they believe is a listed person’s should block and report it. Property does not change owners by moving to the next address in the same wallet. A clustering result is not proof of ownership, either. How much evidence is enough is a policy that counsel should have approved before the day.

### What happened before?

Three of the forty sent funds in the 26 hours before publication. No one suggests that an issuer could have known. But a redemption paid to one of the three, hours before it was listed, is a payment that someone will find later. It is better to have found it yourself and written down what you saw.

> Freezing is the visible part. Examiners look at the file that explains why you froze four addresses and not five.

## What we suggest

1. Keep the notice, the list version and the clustering version of each freeze together. They change separately.
2. Write down what evidence makes an unlisted address the property of a listed person, and who decides. Two of our issuer customers freeze a cluster when at least two independent reasons support it; a third freezes the listed addresses and sends the rest to counsel the same day.
3. On the day of a designation, rescreen the past ninety days of redemptions, and record the result even if nothing was found. Property that you block has to be reported to OFAC within ten business days.
4. Have a way to release. Blocked property needs an OFAC license or a removal from the list; an address that you froze on your own suspicion needs someone with the authority to let it go. In the past three years about one in twenty frozen addresses was released, on average after 74 days, most of them spent finding out who could decide.

|Time from publication to freeze, the last six designations that listed holders of a stablecoin
| Designation | First freeze | Last freeze |
| August 2024 | 3 h 10 min | 6 days |
| November 2024 | 58 min | 4 days |
| January 2025 | 1 h 42 min | 9 days |
| April 2025 | 26 min | 2 days |
| June 2025 | 19 min | 3 days |
| September 2025 | 11 min | 22 hours |

*Chainlantern Research, contract events on five networks. Of the eleven designations with crypto addresses between January and September 2025, four listed holders of a stablecoin.*

## For those who hold the coins

A company treasury that holds a stablecoin has no part in this until it accepts a payment from one of the 311. Screening an incoming payment costs a cent. Explaining to an auditor why a six-figure sum cannot be moved costs more. And the standard is about to become statute: under the GENIUS Act, signed in July, issuers must be technically able to block, freeze and reject transfers; it takes effect by January 18, 2027. Our hour-by-hour account of the September notice is on [the blog](/resources/blog/a-designation-hour-by-hour).
`,
  seo: {
    title: 'Sanctions and stablecoin issuers in 2025',
    description:
      'Forty addresses were designated and fourteen frozen within a day. Three questions that stablecoin issuers were asked, and what to keep on file for them.',
  },
})
