import { point } from '../../builders/chart-point.ts'
import { section } from '../../builders/section.ts'
import { table } from '../../builders/table.ts'
import { brandName } from '../brand.ts'

export const whaleFlows = section('chart', {
  anchor: 'whale-flows',
  eyebrow: 'Whale flows',
  title: 'Whale transfers to exchanges, week by week',
  text: 'Net transfers to exchanges by owners of more than 1,000 BTC. The peak, in week 37 of 2026, came nine days before the price fell. A single case does not predict the next.',
  kind: 'line',
  tone: 'ink',
  valueName: 'Net inflow to exchanges',
  unit: '$M',
  points: [
    point('W30', 210),
    point('W31', 184),
    point('W32', 156),
    point('W33', 232),
    point('W34', 298),
    point('W35', 341),
    point('W36', 512),
    point('W37', 874, { highlight: true, note: 'nine days before the price fell' }),
    point('W38', 463),
    point('W39', 275),
    point('W40', 190),
    point('W41', 148),
  ],
  summary:
    'Weekly net inflow from whales to exchanges rose from 210 million dollars in week 30 of 2026 to a peak of 874 million in week 37, and fell back to 148 million by week 41.',
  source: `${brandName} Research, 356 owners, custodians excluded, July to October 2026.`,
})

export const patterns = section('chart', {
  anchor: 'patterns',
  eyebrow: 'Patterns',
  title: 'Confirmed cases by type',
  text: 'Cases that a venue’s surveillance team confirmed after our referral, by main pattern.',
  kind: 'share',
  tone: 'sunk',
  valueName: 'Share of confirmed cases',
  unit: '%',
  points: [
    point('Wash trading', 46, { highlight: true }),
    point('Layering and spoofing', 21),
    point('Pump groups', 17),
    point('Insider allocation', 10),
    point('Feed manipulation', 6),
  ],
  summary:
    'Of 318 confirmed cases, 46% were wash trading, 21% layering and spoofing, 17% pump groups, 10% trading on insider allocations and 6% manipulation of a price feed.',
  source: `${brandName} Research, 318 cases at 22 venues, October 2025 to September 2026.`,
})

export const views = section('factTable', {
  anchor: 'views',
  eyebrow: 'Views',
  title: 'Views and how often they update',
  table: table(
    ['View', 'What it shows', 'Corrected for', 'Updated'],
    [
      'Exchange netflow',
      'In and out by venue and asset',
      'Internal transfers, proof-of-reserve moves',
      'Every block',
    ],
    [
      'Stablecoin supply',
      'Mints, burns and freezes, by issuer and network',
      'Bridged copies of the same token',
      'Every block',
    ],
    ['Holder concentration', 'Share of supply by owner', 'Custodians, lock-ups, vesting', 'Hourly'],
    [
      'Liquidity',
      'Depth that one key can withdraw, and depth that is locked',
      'Positions of the issuer itself',
      'Every block',
    ],
    [
      'Bridge flows',
      'Where capital moves between networks',
      'Round trips within an hour',
      'Hourly',
    ],
    [
      'Illicit share',
      'The share of a venue’s inflow with an illicit source',
      'Dust, unsolicited deposits',
      'Daily',
    ],
  ),
})
