import { job } from '../../builders/dated.ts'
import { orderRank } from '../../builders/order-rank.ts'
import { salary } from '../../builders/price.ts'
import { howWeHire } from './how-we-hire.ts'

export const enterpriseSalesExecutive = job({
  title: 'Enterprise Sales Executive',
  path: '/company/careers/enterprise-sales-executive',
  location: 'Singapore or London',
  salary: salary(120_000, { note: 'plus commission' }),
  tags: ['Enterprise', 'Compliance', 'Consultative selling'],
  postedOn: '2026-10-19',
  openUntil: '2027-05-31',
  orderRank: orderRank(5),
  summary:
    'Sell to banks and exchanges that ask hard questions, and know when to say that we are not what they need.',
  body: `
Our buyers are a head of financial crime, a chief information security officer and someone from procurement, and each of them can stop the deal alone. The first will ask how many of our sanctions hits are wrong. You will know the number, because we publish it.

## What you will do

- Carry a territory, either Asia-Pacific from Singapore or Europe from London, from first call to signature.
- Run evaluations on the customer’s own history: three months of transactions, replayed, with the alerts side by side.
- Bring the right people in. An investigator joins when there is a case, counsel when there is a question of data transfer.
- Answer due-diligence questionnaires with a solutions engineer, and improve the answers that you find thin.
- Turn down what we should not win. Two of last year’s best references began with our saying no.

## What you bring

- Years of selling software to regulated institutions, with cycles of six to twelve months and more than one signature.
- Enough knowledge of AML and sanctions to hold the first hour without help.
- References from a buyer and from an engineer you worked with.
- Nice to have: Mandarin, Bahasa or German; time on the buying side.

Your quota is set on what the last three people in the territory reached, and you see the figures before you sign.
${howWeHire({
  manager: 'Hannah Whitcombe, VP Customer Success, who inherits what you sell',
  sample: 'A bank’s request for proposal: say what you would leave out of the answer.',
  last: 'A colleague in sales, a solutions engineer and our General Counsel.',
})}
## What we pay

$120k plus commission, uncapped and paid monthly on signature, with a guaranteed first two quarters. Equity, health cover and the rest are on the [careers page](/company/careers); what we sell is on the pages of our [products](/products/kyt).
`,
  seo: {
    title: 'Enterprise Sales Executive, Singapore or London',
    description:
      'Sell blockchain compliance and investigation software to banks and exchanges in Asia-Pacific or Europe. Full-time, $120k plus uncapped commission.',
  },
})
