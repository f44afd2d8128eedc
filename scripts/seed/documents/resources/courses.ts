import { course } from '../../builders/learning.ts'
import { orderRank } from '../../builders/order-rank.ts'
import { price } from '../../builders/price.ts'

export const courses = [
  course({
    title: 'Investigation Fundamentals',
    badge: 'POPULAR',
    summary:
      'One theft, from the first complaint to a freezing order. You trace a peel chain by hand before you use the software.',
    lessons: [
      'Reading a transaction: inputs, outputs, change',
      'Accounts, contracts and internal transfers',
      'Clustering: four heuristics and how each fails',
      'Mixers, bridges and swaps',
      'Reaching the exchange: preservation and disclosure requests',
      'The exhibit, and ten questions in cross-examination',
    ],
    hours: 16,
    level: 'No prior knowledge of crypto',
    students: '2,400 students',
    certificate: 'Certificate of completion',
    price: price(499),
    instructor: 'Callum Drummond',
    orderRank: orderRank(1),
  }),
  course({
    title: 'Advanced AML',
    badge: 'NEW',
    summary:
      'For those who run a compliance program. You set thresholds on a real, anonymized portfolio, replay three months of alerts, and defend the result to a former examiner.',
    lessons: [
      'Direct and indirect exposure: how far back is enough',
      'Current typologies: investment scams, OTC brokers, layering through bridges',
      'Rules, thresholds and the cost of each false positive',
      'Travel Rule: counterparties that do not respond',
      'SAR narratives that an FIU can act on',
      'An examination, from request list to closing letter',
    ],
    hours: 24,
    level: 'Working compliance officers',
    students: '860 students',
    certificate: 'Certificate of completion',
    price: price(899),
    instructor: 'Leila Marchetti',
    orderRank: orderRank(2),
  }),
]
