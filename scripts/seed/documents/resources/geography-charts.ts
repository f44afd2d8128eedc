import { point } from '../../builders/chart-point.ts'
import { section } from '../../builders/section.ts'

const source = 'Chainlantern Research, Geography Report, October 2025'

export const adoptionByRegion = section('chart', {
  anchor: 'adoption',
  eyebrow: 'Figure 1',
  title: 'Emerging regions are catching up',
  text: 'Every region grew. Latin America and the Middle East and Africa grew by about half, from a low base.',
  kind: 'bars',
  tone: 'paper',
  valueName: 'Adoption, 2025 survey',
  compareName: '2024 survey',
  unit: '%',
  points: [
    point('Asia Pacific', 71, { compare: 66 }),
    point('North America', 68, { compare: 63 }),
    point('Europe', 52, { compare: 47 }),
    point('Latin America', 34, { compare: 22, highlight: true }),
    point('Middle East and Africa', 28, { compare: 19 }),
  ],
  summary:
    'Adoption is 71 percent in Asia Pacific, 68 in North America, 52 in Europe, 34 in Latin America and 28 in the Middle East and Africa. A year earlier it was 66, 63, 47, 22 and 19 percent.',
  source: `${source}, table 2.1. Share of adults online`,
})

export const remittanceCost = section('chart', {
  anchor: 'corridors',
  eyebrow: 'Figure 6',
  title: 'The price of sending $200',
  text: 'From one currency to the other, including the fees of both exchanges and the network. Where the last step is a peer-to-peer merchant, you save less and the risk is no lower.',
  kind: 'columns',
  tone: 'sunk',
  valueName: 'On chain, as a stablecoin',
  compareName: 'Transfer agent',
  unit: '$',
  points: [
    point('US to Mexico', 3.1, { compare: 9.4 }),
    point('UAE to India', 3.8, { compare: 8.2 }),
    point('UK to Nigeria', 6.9, { compare: 14.6, highlight: true }),
    point('Spain to Colombia', 4.2, { compare: 10.8 }),
    point('Japan to Philippines', 4.9, { compare: 13.1 }),
  ],
  summary:
    'Sending 200 dollars costs 3.10 to 6.90 dollars on chain and 8.20 to 14.60 dollars with a transfer agent. The saving in dollars is largest from Japan to the Philippines. From the United Kingdom to Nigeria, both ways of sending are the most expensive.',
  source: `${source}, table 5.3. Median of 40 test payments per corridor, July to September 2025`,
})
