import { point } from '../../builders/chart-point.ts'
import { section } from '../../builders/section.ts'

const source = 'Chainlantern Research, Crypto Crime Report 2025'

export const valueByYear = section('chart', {
  anchor: 'value-by-year',
  eyebrow: 'Figure 1',
  title: 'Each year’s total grows after publication',
  text: 'Addresses are attributed for years after the crime. We show each year’s first figure beside the one in this edition; 2024 will grow, too.',
  kind: 'columns',
  tone: 'sunk',
  valueName: 'Illicit value received, 2025 edition',
  compareName: 'As first published',
  unit: '$B',
  points: [
    point('2020', 8.6, { compare: 7.1 }),
    point('2021', 19.4, { compare: 15.2 }),
    point('2022', 27.3, { compare: 20.8 }),
    point('2023', 33.6, { compare: 25.1 }),
    point('2024', 38.9, { highlight: true }),
  ],
  summary:
    'Illicit value received rose from 8.6 billion dollars in 2020 to 38.9 billion in 2024. The figures for the four earlier years are now 21 to 34 percent higher than when they were first published.',
  source: `${source}, table 1.1. US dollars at the time of each transfer, without internal transfers`,
})

export const stablecoinShare = section('chart', {
  anchor: 'highlights',
  eyebrow: 'Highlights · Figure 4',
  title: 'Stablecoins have overtaken bitcoin in crime',
  text: 'Within five years, stablecoins became the main way to move illicit value. An issuer can freeze them, so the first hours matter more than they used to.',
  kind: 'line',
  tone: 'ink',
  valueName: 'Stablecoins, share of illicit value',
  compareName: 'Bitcoin',
  unit: '%',
  points: [
    point('H1 2020', 14, { compare: 71 }),
    point('H2 2020', 17, { compare: 66 }),
    point('H1 2021', 22, { compare: 60 }),
    point('H2 2021', 28, { compare: 52 }),
    point('H1 2022', 36, { compare: 44 }),
    point('H2 2022', 41, { compare: 37 }),
    point('H1 2023', 46, { compare: 32 }),
    point('H2 2023', 52, { compare: 27 }),
    point('H1 2024', 57, { compare: 23 }),
    point('H2 2024', 63, { compare: 20, highlight: true }),
  ],
  summary:
    'The share of illicit value moved in stablecoins rose from 14 percent in early 2020 to 63 percent in late 2024. Bitcoin fell from 71 to 20 percent; the lines crossed in the second half of 2022.',
  source: `${source}, table 2.4`,
})

export const offRamps = section('chart', {
  anchor: 'off-ramps',
  eyebrow: 'Figure 9',
  title: 'Where illicit funds are cashed out',
  text: 'The service that receives the last on-chain hop. Half of what ransomware crews cash out passes through 38 deposit addresses.',
  kind: 'bars',
  tone: 'paper',
  valueName: 'Share of illicit value cashed out, 2024',
  compareName: '2023',
  unit: '%',
  points: [
    point('Centralized exchanges', 46, { compare: 54 }),
    point('Brokers and nested services', 21, {
      compare: 14,
      highlight: true,
      note: 'Desks that borrow an exchange’s accounts',
    }),
    point('Peer-to-peer merchants', 13, { compare: 11 }),
    point('Instant swappers', 9, { compare: 8 }),
    point('Cards and gambling', 7, { compare: 8 }),
    point('Other', 4, { compare: 5 }),
  ],
  summary:
    'Centralized exchanges took 46 percent of what was cashed out in 2024, down from 54. Brokers and nested services grew from 14 to 21 percent, the largest gain of any route.',
  source: `${source}, table 4.2. Value whose last hop is identified`,
})
