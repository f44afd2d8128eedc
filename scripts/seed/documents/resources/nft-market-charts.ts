import { point } from '../../builders/chart-point.ts'
import { section } from '../../builders/section.ts'

const source = 'Chainlantern Research, NFT Market Report, September 2025'

const MONTHS: [string, number, number][] = [
  ['Jul 2024', 81, 66],
  ['Aug 2024', 84, 67],
  ['Sep 2024', 79, 66],
  ['Oct 2024', 92, 70],
  ['Nov 2024', 118, 76],
  ['Dec 2024', 141, 80],
  ['Jan 2025', 127, 78],
  ['Feb 2025', 104, 76],
  ['Mar 2025', 96, 77],
  ['Apr 2025', 93, 79],
  ['May 2025', 91, 80],
  ['Jun 2025', 94, 81],
]

export const volumeByMonth = section('chart', {
  anchor: 'volume',
  eyebrow: 'Figure 1',
  title: 'Most of December’s rise was suspicious trades',
  text: 'Of the $62M that reported volume gained from September to December, $48M fails our tests. What is left grows slowly over the year.',
  kind: 'line',
  tone: 'ink',
  valueName: 'Volume as venues report it',
  compareName: 'Without suspicious trades',
  unit: '$M',
  points: MONTHS.map(([label, value, compare]) =>
    point(label, value, { compare, highlight: value === 141 }),
  ),
  summary:
    'Reported monthly volume rose from 81 million dollars in July 2024 to a peak of 141 million in December and fell back to 94 million by June 2025. Without suspicious trades it rose from 66 to 81 million dollars, or 23 percent.',
  source: `${source}, table 1.3. July 2024 to June 2025, $1.2B in all`,
})

export const holders = section('chart', {
  anchor: 'holders',
  eyebrow: 'Figure 5',
  title: '450K wallets, 272,000 owners',
  text: 'Wallets funded from one source, or moved together, count as one owner. 5% of owners make most of the genuine volume.',
  kind: 'share',
  tone: 'sunk',
  valueName: 'Share of genuine volume by kind of owner',
  unit: '%',
  points: [
    point('Top 5% of owners', 58, {
      highlight: true,
      note: '13,600 owners, 4.1 wallets each on average',
    }),
    point('Regular traders', 24, { note: 'Ten trades a year or more' }),
    point('Occasional buyers', 13, { note: 'Two to nine trades' }),
    point('One purchase, never sold', 5, { note: 'Most of them tickets and game items' }),
  ],
  summary:
    'The top five percent of owners make 58 percent of genuine volume, regular traders 24, occasional buyers 13, and people who bought once and never sold 5 percent.',
  source: `${source}, table 2.2`,
})

export const fourTests = section('chart', {
  anchor: 'tests',
  eyebrow: 'Figure 8',
  title: 'How we test for wash trades',
  text: 'A trade counts as suspicious when at least two tests agree. On its own, each test also flags honest collectors. The hollow bars show how often, in a hand-checked sample of 4,000.',
  kind: 'bars',
  tone: 'sunk',
  valueName: 'Transactions that the test marks',
  compareName: 'Of these, marked wrongly',
  unit: '%',
  points: [
    point('Common funding', 19, { compare: 12, note: 'Buyer and seller paid from one wallet' }),
    point('Return within a day', 11, { compare: 7, note: 'The item goes back to where it was' }),
    point('Closed circle', 8, { compare: 2, note: 'Three to six wallets, no new money' }),
    point('Price out of range', 14, {
      compare: 31,
      note: 'Five times the floor with no other bid',
    }),
    point('Two or more agree', 15, { compare: 3, highlight: true, note: 'What we count' }),
  ],
  summary:
    'Common funding marks 19 percent of transactions, return within a day 11, closed circles 8, prices out of range 14. Two or more agree on 15 percent, of which 3 percent are marked wrongly; price alone is wrong in 31 percent of cases.',
  source: `${source}, tables 3.1 and 3.6`,
})
