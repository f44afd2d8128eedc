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
    'Sell to banks and exchanges that ask hard questions, and know when to tell them that we are not what they need.',
  body: `
Our buyers are a head of financial crime, a chief information security officer and someone from procurement, and any one of them can stop the deal. The first will ask how many of our sanctions hits are wrong. You will know the number, because it is in the validation report that every customer gets.

## What you will do

- Own a territory, either Asia Pacific from Singapore or Europe from London, from first call to signature.
- Run evaluations on the customer’s own history: three months of transactions, replayed, with the alerts side by side.
- Bring the right people in. An investigator joins when there is a case, counsel when there is a question about data transfers.
- Answer due-diligence questionnaires with a solutions engineer, and improve the answers you find thin.
- Turn down business that we should not win.

## What you bring

- Several years of selling software to regulated institutions, with cycles of six to twelve months and more than one signature.
- Enough knowledge of AML and sanctions to carry the first hour on your own.
- References from a buyer and an engineer you have worked with.
- Nice to have: Mandarin, Bahasa or German; time on the buying side.

Your quota is based on what the last three people in the territory reached, and you see the figures before you sign.
${howWeHire({
  manager: 'Hannah Whitcombe, VP Customer Success, who inherits what you sell',
  sample: 'A bank’s request for proposal: what would you leave out of the response?',
  last: 'A colleague in sales, a solutions engineer and our General Counsel.',
})}
## What we pay

$120k plus commission, uncapped and paid monthly on signature, with the first two quarters guaranteed. Equity, health coverage and the rest are on the [careers page](/company/careers). Start with [KYT](/products/kyt) to see what we sell.
`,
  seo: {
    title: 'Enterprise Sales, Singapore or London',
    description:
      'Sell blockchain compliance and investigation software to banks and exchanges in Asia Pacific or Europe. Full-time, $120k plus uncapped commission.',
  },
})
