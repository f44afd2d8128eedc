import { customerStory } from '../../builders/customer-story.ts'
import { figure } from '../../builders/figure.ts'

export const vellane = customerStory({
  customer: 'Banque Vellane',
  path: '/company/customers/banque-vellane',
  sector: 'Private bank, Geneva',
  title: 'False alerts cut from 90% to 40%',
  text: 'Banque Vellane lets clients hold and move digital assets. Its analysts closed almost every alert as noise, until alerts began to say which exposure had raised them and how many hops away.',
  figures: [
    figure('4 weeks', 'To go live'),
    figure('6', 'Analysts trained', 'included in the price'),
    figure('1', 'Queue', 'where there were two'),
  ],
  problem: `
The old rules looked at the amount, and at whether a listed address was anywhere behind it. A coin that had passed a sanctioned mixer seven hops and two years ago raised the same alert as one that came from it this morning.

Analysts closed nine alerts in ten, each after looking up the same addresses in the same three places. On a typical Monday, 410 alerts from the weekend were waiting.
  `,
  timeline: [
    [
      'Week 1',
      'Run beside the old rules',
      'KYT reads deposits and withdrawals beside the old rules. Nobody works its alerts yet; both queues are counted.',
    ],
    [
      'Week 2',
      'A rule for each segment',
      'Direct and indirect exposure get thresholds of their own, by category and by the number of hops. A private client and a broker no longer share one.',
    ],
    [
      'Week 4',
      'One queue',
      'Six analysts finish their training, and the old rules are switched off. Alerts from one source arrive as one case.',
    ],
    [
      'Month 6',
      'The examination',
      'Internal audit picks closed alerts and finds the rule, the path and the reviewer with each.',
    ],
  ],
  changes: [
    ['Alerts closed as noise', '9 in 10', '4 in 10'],
    ['From alert to first decision', '38 min', '12 min'],
    ['Alerts waiting on a Monday morning', '410', '35'],
  ],
  testimonial: 'testimonial-alert-quality',
  product: ['/products/kyt', 'KYT'],
  description:
    'How Banque Vellane went live with KYT in four weeks, cut alerts closed as noise from nine in ten to four in ten, and decides on an alert in 12 minutes.',
})
