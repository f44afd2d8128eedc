import { article } from '../../../builders/article.ts'

export const micaConsultation = article({
  path: '/company/news/our-answer-on-stablecoin-redemption',
  title: 'Our answer to the consultation on stablecoin redemption',
  category: 'industry-insights',
  publishedOn: '2025-07-15',
  author: 'hamish-tregear',
  tags: ['MiCA', 'Stablecoins', 'AML'],
  summary:
    'MiCA gives holders a right to redeem at par. How can an issuer check a holder when the token has changed hands many times? Our answer, in short.',
  body: `
Under MiCA, the holder of an e-money token may ask the issuer at any time to redeem it at par. The token passes from hand to hand like cash, and whoever holds it at noon may be a stranger to the issuer that sold it in the morning. A national authority has asked the industry how issuers can meet their anti-money-laundering duties when someone they have never seen turns up with two million tokens and a bank account. We have answered. This is the short version.

## What we said

### Check the tokens before the person

Identity documents tell the issuer who is asking. They say nothing about where the tokens have been since they were issued, and that can be looked up. We suggested that before a redemption above a set value the issuer look at the history of the *tokens*, from issue to the address that presents them, as far as it can be followed.

### Say what may be delayed

Today an issuer with a doubt can pay at once or refuse, with little in between. We asked for a third possibility in writing: a delay of up to three business days, with notice to the holder, while a stated question is answered. Such a notice must not reveal that a report has been filed, so the question has to be one that any customer could be asked. Without that option, the careful issuer risks breaching one regulation and the careless issuer another.

### Do not count hops

The draft would treat tokens as tainted if they have passed through a listed address within ten transactions. We asked for this to be deleted, and showed why.

|Tokens presented for redemption to three issuers, first quarter of 2025
| Rule | Share of value stopped | Share of that with a real reason on review |
| Listed address within 10 transactions | 18.4% | 0.6% |
| Traced share above 10%, tracing ends at services | 0.9% | 31% |
| The same, or any value after the date of listing | 1.0% | 34% |

> A rule that stops nearly a fifth of the value to be redeemed, and is right about six thousandths of what it stops, will be switched off by the first issuer that faces a run.

## What we did not say

- That analytics should be mandatory. We sell it; others should make that case.
- How large the set value should be. It depends on an issuer’s customers, and a figure in a regulation outlives its reasons.
- Anything about algorithmic tokens, which were not part of the consultation.

## What others said

Fifty-three answers have been published so far. They agree on more than we expected:

1. Forty-four want a delay with notice.
2. Thirty-nine reject the rule on ten transactions, nearly all with the same arithmetic.
3. Seventeen want redemption limited to the issuer’s own customers. That would be a different product, and MiCA gives the right to every holder.

The authority has said that it will report in the fall. The complete answer, eleven pages with the method behind the table, is sent on request through the [contact page](/company/contact).
`,
  seo: {
    title: 'MiCA and stablecoin redemption: our answer',
    description:
      'How should issuers meet AML duties when unknown holders redeem at par? Our consultation answer in short, with figures against a ten-transaction rule.',
  },
})
