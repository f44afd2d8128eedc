import { impact } from '../../builders/report-items.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, step } from '../../builders/section-items.ts'
import { adoptionByRegion, remittanceCost } from './geography-charts.ts'
import { regions, spotlights } from './geography-regions.ts'

const trends = section('cardGrid', {
  anchor: 'trends',
  eyebrow: 'Global trends',
  title: 'Four trends and their effect',
  text: 'Rated by their effect on compliance teams over the next two years.',
  look: 'levels',
  cards: [
    impact(
      'Critical',
      'Stablecoins as savings',
      'Where inflation is high, a stablecoin wallet serves as a bank account. A mistaken freeze can cut off a household, so controls have to be precise.',
      ['Latin America', 'Middle East and Africa'],
    ),
    impact(
      'High',
      'Licensing converges',
      'Travel Rule and custody rules are growing more alike, and supervisors share information. A refusal in one country can follow a firm to the next.',
      ['Europe', 'Asia Pacific'],
    ),
    impact(
      'High',
      'Remittances on chain',
      'Cheaper than a transfer agent. Where there is no exchange, a peer-to-peer merchant takes its place.',
      ['Latin America', 'Asia Pacific'],
    ),
    impact(
      'Medium',
      'Mining follows energy',
      'Hash power moves to surplus electricity and subsidies, and its counterparties move with it.',
      ['North America', 'Middle East and Africa'],
    ),
  ],
})

const insights = section('cardGrid', {
  anchor: 'insights',
  eyebrow: 'Insights',
  title: 'What it means for your team',
  look: 'plain',
  columns: 3,
  cards: [
    card(
      'For compliance',
      'Set thresholds by use case within each country. A remittance corridor of many small payments needs different rules from a trading hub.',
      { icon: 'scale' },
    ),
    card(
      'For business',
      'Where a license is recognized abroad: eleven regimes compared by capital, time to a decision and share of applications withdrawn.',
      { icon: 'briefcase' },
    ),
    card(
      'For investigators',
      'Which countries’ exchanges respond, how fast, and to whom. The median response to a preservation request took 9 hours in Singapore and 16 days in markets without registration.',
      { icon: 'search' },
    ),
  ],
})

const method = section('steps', {
  anchor: 'method',
  eyebrow: 'Method',
  title: 'How we assign a country to an address',
  text: 'An address has no country, but its owner’s behavior gives clues.',
  steps: [
    step(
      'The signs',
      'The exchanges it uses and whom they serve, its active hours, the currency pairs it trades and what it pays for.',
    ),
    step(
      'At least two agree',
      'An owner is counted only when at least two signs agree. The rest, 23% of the volume, is left out.',
    ),
    step(
      'A survey beside it',
      'Adoption comes from a survey of 41,000 adults online in 26 countries. Where survey and chain differ by more than a tenth, chapter 2 says so.',
    ),
  ],
})

export const geographyReport = page({
  title: 'Geography Report',
  path: '/resources/geography-report',
  sections: [adoptionByRegion, regions, spotlights, trends, remittanceCost, insights, method],
  seo: {
    title: 'Geography Report 2025: adoption by region',
    description:
      'Crypto adoption by region, October 2025: Asia Pacific 71%, North America 68%, Europe 52%, Latin America 34%, Middle East and Africa 28%. 78 pages.',
  },
})
