import { customerStory } from '../../builders/customer-story.ts'
import { figure } from '../../builders/figure.ts'
import { brandSlug } from '../brand.ts'

export const kestrelbrook = customerStory({
  customer: 'Kestrelbrook Exchange',
  path: '/company/customers/kestrelbrook-exchange',
  sector: 'Exchange, Lisbon',
  title: 'Every withdrawal screened before it is signed',
  text: 'Kestrelbrook moved screening from a ten-minute batch into the signer itself. Customers do not notice the check.',
  figures: [
    figure('81 ms', 'Added to a withdrawal', 'on average, network included'),
    figure('3 weeks', 'From key to enforcement'),
    figure('EUR 1.9M', 'Held in the first quarter', 'in withdrawals from hijacked accounts'),
  ],
  problem: `
Withdrawals were screened in batches every ten minutes. An attacker with a stolen session needs only two. By the time the batch raised an alert, the payment was confirmed, and all that was left was to write to another exchange.

The records were the second problem. The rule was in one system, the score in another, and the release in an email. When the regulator asked why a payment had been let go, the answer took half a day.
  `,
  timeline: [
    [
      'Week 1',
      'Score without holding',
      'Two engineers put the call into the signer behind a switch. Every withdrawal gets a score from 0 to 100; nothing is held.',
    ],
    [
      'Week 2',
      'Set the thresholds',
      'Compliance goes through a week’s scores and decides what is held, what a person looks at, and who may release it.',
    ],
    [
      'Week 3',
      'Enforce',
      'From now on, a withdrawal without a score is not signed. The first one stopped is from the team’s own test wallet.',
    ],
    [
      'First quarter',
      'EUR 1.9M held',
      'All of it in withdrawals from hijacked accounts, before they were signed. On its next visit, the regulator reads the records itself.',
    ],
  ],
  changes: [
    ['Until a withdrawal is checked', 'Up to 10 min', '81 ms'],
    ['Withdrawals checked before they are signed', 'None', 'All'],
    ['To explain one held payment to an auditor', 'Half a day', '5 min'],
  ],
  testimonial: 'testimonial-withdrawal-screening',
  product: [`/products/${brandSlug}-screening`, 'Screening'],
  description:
    'How Kestrelbrook Exchange moved screening into the signing path in three weeks, and held EUR 1.9M in withdrawals from hijacked accounts in the first quarter.',
})
