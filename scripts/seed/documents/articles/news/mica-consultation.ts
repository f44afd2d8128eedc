import { article } from '../../../builders/article.ts'

export const micaConsultation = article({
  path: '/company/news/our-answer-on-stablecoin-redemption',
  title: 'Our answer to the consultation on stablecoin redemption',
  category: 'industry-insights',
  publishedOn: '2025-07-15',
  author: 'hamish-tregear',
  tags: ['MiCA', 'Stablecoins', 'AML'],
  summary:
    'MiCA gives holders a right to redeem at par. We were asked how an issuer can check a holder when the token has changed hands many times.',
  body: `
Under MiCA the holder of an e-money token may ask the issuer at any time to redeem it at par. The token is a bearer thing; the holder at noon need not be the customer of the morning. A national authority has asked the industry how an issuer is to meet its duties against money laundering when someone whom it has never seen turns up with two million tokens and a bank account. We have answered; the answer is public; this is its short form.

## What we said

### Check the tokens before the person

Identity documents tell the issuer who asks. They say nothing about where the tokens have been since they were issued, and that can be seen. We suggested that a redemption above a set value be preceded by a look at the history of the *tokens*, from issue to the address that presents them, as far as it can be followed.

### Say what may be refused

At present an issuer has to choose between paying out and filing a report, with little between. We asked for a third possibility to be written down: a delay of up to three working days, with notice to the holder, while a stated question is answered. Without it, the careful issuer is in breach of one regulation and the careless one of another.

### Do not count hops

The draft proposes to treat tokens as tainted when they passed through a listed address “within ten transactions”. We asked for this to be deleted, and have explained why with figures.

|Tokens presented for redemption to three issuers, first quarter of 2025
| Rule | Share of value stopped | Of this, with a real reason on review |
| Listed address within 10 transactions | 18.4% | 0.6% |
| Traced share above 10%, services as borders | 0.9% | 31% |
| The same, or any value after the date of listing | 1.0% | 34% |

> A rule that stops a fifth of all redemptions to find one in two hundred of them will be switched off by the first issuer who has a run.

## What we did not say

- That analytics should be mandatory. We sell it; others should argue for it.
- How large the set value should be. It depends on an issuer’s customers, and a figure in a regulation lives longer than it is right.
- Anything on algorithmic tokens. No one had asked.

## What others said

Fifty-three answers have been published. Read together, they agree on more than one would think:

1. Forty-four want a delay with notice.
2. Thirty-nine reject the rule on ten transactions, nearly all with the same arithmetic.
3. Seventeen want redemption to be limited to customers of the issuer, which would make it a different product, and which the regulation does not allow.

The authority will report in the autumn. We will put the outcome beside this text, whichever way it goes. The complete answer, eleven pages with the method behind the table, is sent on request through the [contact page](/company/contact).
`,
  seo: {
    title: 'MiCA and stablecoin redemption: our answer',
    description:
      'How should issuers meet AML duties when unknown holders redeem at par? Our consultation answer in short, with figures against a ten-transaction rule.',
  },
})
