import { article } from '../../../builders/article.ts'
import { cashOut as drawn } from '../../../images/drawings/cash-out.ts'
import { seedImage } from '../../../images/seed-image.ts'

export const ransomwareCashOut = article({
  path: '/resources/blog/fifty-affiliates-one-cash-out-desk',
  title: 'Fifty affiliates, one cash-out desk',
  category: 'investigations',
  publishedOn: '2025-08-28',
  author: 'noor-el-sayed',
  tags: ['Ransomware', 'Bitcoin', 'Mixers', 'Stablecoins'],
  summary:
    'Ransomware crews rent malware, access and negotiators. We followed 214 payments and found that nearly half of them were cashed out by the same broker.',
  image: seedImage(
    drawn(),
    'Fifty small addresses on the left; flows from all of them meet at a single desk on the right. Two are lit.',
  ),
  body: `
A ransom is split before it is laundered. Within an hour of payment the operator’s share and the affiliate’s part company, commonly at 20 to 80, and from then on the two have different habits. Operators are patient; affiliates want cash quickly. We looked at 214 payments made between January 2024 and June 2025 for which the victims had given us the address, and followed only the affiliates’ side.

## Where the money went

|First service reached by the affiliates’ share, 214 payments
| First service | Share of payments | Median time after payment |
| Broker who pays out stablecoins over the counter | 46% | 31 hours |
| Exchange, account in another’s name | 22% | 9 hours |
| Cross-chain swap without an account | 19% | 2 hours |
| Mixer | 8% | 5 hours |
| Not moved by June 30, 2025 | 5% | – |

*Chainlantern Research, payments reported by victims; 214 payments, 17 strains.*

The mixer, which every report has a chapter on, is 8%. The broker in the first line is nearly half.

## The desk

Ninety-eight payments, the shares of what we take to be fifty affiliates of eleven strains, ended in one group of addresses that behaves like a shop. It opens at about 06:00 UTC and closes at about 15:00, with a gap around noon. It never holds coins for longer than a working day. Bitcoin comes in, and within two hours the same value, less between 3.5 and 6 percent, leaves as a dollar stablecoin from a different address, which was funded in round millions the week before.

How do you show that two addresses with no transaction between them are one business?

1. **Rate.** The stablecoin leg equals the bitcoin leg at one exchange’s mid price of that minute, less a fee that takes only four values.
2. **Sequence.** When two customers are served in the same hour, they are paid in the order in which they came.
3. **Silence.** On the eight days on which the bitcoin side was idle, the stablecoin side was, too. Four of those days are public holidays in the same country.

None of this is proof of who runs it. It was enough for an issuer to watch the paying addresses and for two exchanges to look at who had been topping them up.

> Follow the fee. Launderers change addresses every day and prices once a quarter.

## What it changes for a responder

In the first hour, the split happens and nothing can be stopped. The useful time is the next business day, when the broker pays out. In seven incidents since April we have told the issuer, at the victim’s request, which paying address was due to fund which payout, before it did. Four payouts were frozen, $1.4M in all.

### For victims who have paid

- Tell the tracing team the exact amount and minute, not the day. The split is found by arithmetic.
- Keep the negotiation log. Operators name their fee in it more often than you would believe.
- Do not send a test payment to another address “to see what happens.” It teaches them that you are watching.

### For exchanges

Deposits from the desk’s paying side look clean by any rule that counts hops from a ransom: there are none on that chain. What does find them is a rule on the counterparty’s rhythm. We describe it, with thresholds, in the customer note of the same date.
`,
  seo: {
    title: 'Ransomware cash-out: how affiliates get paid',
    description:
      'We followed 214 ransomware payments past the split between operator and affiliate. Nearly half of them were cashed out through one desk.',
  },
})
