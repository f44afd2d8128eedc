import { point } from '../../builders/chart-point.ts'
import { section } from '../../builders/section.ts'

const source = 'Chainlantern Research, DeFi Adoption Report, October 2025'

export const usersByQuarter = section('chart', {
  anchor: 'users',
  eyebrow: 'Growth',
  title: 'Users grew by a third',
  text: 'We count owners, not addresses: wallets that act together count as one user. Unlike value locked, users do not rise and fall with prices.',
  kind: 'columns',
  tone: 'sunk',
  valueName: 'Users in the quarter',
  unit: 'M',
  points: [
    point('Q3 2024', 9.25),
    point('Q4 2024', 10.1),
    point('Q1 2025', 10.7),
    point('Q2 2025', 11.4),
    point('Q3 2025', 12.4, { highlight: true }),
  ],
  summary:
    'Users grew in every quarter, from 9.25 million in the third quarter of 2024 to 12.4 million in the third quarter of 2025, an increase of 34 percent.',
  source: `${source}, table 1.2`,
})

export const categoryShares = section('chart', {
  anchor: 'categories',
  eyebrow: 'Protocol categories',
  title: 'Where $89.2B is locked',
  text: 'A deposit that is lent out and staked again is counted once, where it entered. Counted the way dashboards count, the total would be $131B.',
  kind: 'share',
  tone: 'paper',
  valueName: 'Share of value locked, September 30, 2025',
  unit: '%',
  points: [
    point('Exchanges', 41, { note: 'Market makers and order books' }),
    point('Lending', 36, { note: 'Over-collateralized loans', highlight: true }),
    point('Yield farming', 22, { note: 'Aggregators and restaking' }),
    point('Insurance', 1, { note: 'Cover for exploits' }),
  ],
  summary:
    'Exchanges hold 41 percent of value locked, lending 36, yield farming 22 and insurance 1 percent.',
  source: `${source}, table 3.1. 186 protocols on 19 networks`,
})

export const lossesByCause = section('chart', {
  anchor: 'losses',
  eyebrow: 'Losses',
  title: 'Keys and access control cost the most',
  text: 'Of $2.1B lost in twelve months, two fifths were lost to stolen signing keys and broken access control. A contract audit does not cover where keys are kept.',
  kind: 'bars',
  tone: 'ink',
  valueName: 'Lost to exploits, October 2024 to September 2025',
  compareName: 'Returned or frozen',
  unit: '$M',
  points: [
    point('Keys and access control', 820, { compare: 96, highlight: true }),
    point('Price manipulation', 460, { compare: 71 }),
    point('Bridge verification', 440, { compare: 183 }),
    point('Contract logic', 270, { compare: 88 }),
    point('Front ends and DNS', 110, { compare: 4 }),
  ],
  summary:
    'Keys and access control cost 820 million dollars of 2.1 billion, price manipulation 460, bridge verification 440, contract logic 270, and front ends and DNS 110 million. Of that, 442 million was returned or frozen, the largest part of it after bridge exploits.',
  source: `${source}, table 5.1. At the price on the day of the loss, before recoveries`,
})
