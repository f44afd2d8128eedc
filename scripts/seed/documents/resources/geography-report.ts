import { primary, secondary } from '../../builders/action.ts'
import { impact, imprintLine } from '../../builders/report-items.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { reportReference } from '../reports.ts'
import { adoptionByRegion, remittanceCost } from './geography-charts.ts'
import { regions, spotlights } from './geography-regions.ts'

const report = reportReference('geography')

const trends = section('cardGrid', {
  anchor: 'trends',
  eyebrow: 'Global trends',
  title: 'What moves across borders',
  text: 'How much each of them changes the work of a compliance team within two years.',
  look: 'levels',
  cards: [
    impact(
      'Critical',
      'Stablecoins as savings',
      'Where inflation is high the dollar token is the bank account. Freezing one wallet can stop a household’s groceries: responses have to be exact.',
      ['Latin America', 'Middle East and Africa'],
    ),
    impact(
      'High',
      'Licensing converges',
      'Travel Rule and custody rules grow alike, and supervisors ask each other. A refusal in one country now follows a firm to the next.',
      ['Europe', 'Asia Pacific'],
    ),
    impact(
      'High',
      'Remittances on chain',
      'Cheaper than a transfer agent, with an exchange at both ends and a merchant where there is none.',
      ['Latin America', 'Asia Pacific'],
    ),
    impact(
      'Medium',
      'Mining follows energy',
      'Hash power goes to surplus electricity and subsidies, and takes its counterparties with it.',
      ['North America', 'Middle East and Africa'],
    ),
  ],
})

const insights = section('cardGrid', {
  anchor: 'insights',
  eyebrow: 'Insights',
  title: 'What to do with it',
  look: 'plain',
  columns: 3,
  cards: [
    card(
      'For compliance',
      'Set thresholds by use, not by flag. A remittance corridor of many small payments needs other rules than a trading hub: the same rule applied to both caught 4% of what mattered.',
      { icon: 'scale' },
    ),
    card(
      'For business',
      'Which licences travel, and which do not: eleven regimes by capital, time to a decision, and how often an applicant withdrew.',
      { icon: 'briefcase' },
    ),
    card(
      'For investigators',
      'Which countries’ exchanges answer, how fast, and to whom. The median reply to a preservation request took 9 hours in Singapore and 16 days where nobody is registered.',
      { icon: 'search' },
    ),
  ],
})

const method = section('steps', {
  anchor: 'method',
  eyebrow: 'Method',
  title: 'How an address gets a country',
  text: 'It has none. Its owner has, and gives it away.',
  steps: [
    step(
      'Four signs',
      'The exchange it uses and whom that serves, the hours it is awake, the currency pairs it trades, and what it pays for.',
    ),
    step(
      'Two that agree',
      'Owners whom no two signs place alike are left out: 23% of them by volume, counted nowhere.',
    ),
    step(
      'A survey beside it',
      'Adoption comes from 41,000 adults online in 26 countries. Where survey and chain differ by more than a tenth, chapter 2 says so.',
    ),
  ],
})

export const geographyReport = page({
  title: 'Geography Report',
  path: '/resources/geography-report',
  sections: [
    section('reportHead', {
      anchor: 'report',
      eyebrow: 'Report · Geography',
      title: 'Geography of Cryptocurrency Report',
      text: 'Where crypto is used, and what for: savings in one country, remittances in the next, speculation in a third. Regulation follows, and so does risk.',
      report,
      actions: [
        primary('Download Report (PDF)', to.dialog('report-download')),
        secondary('Regional Analysis Call', to.dialog('personal-demo')),
      ],
    }),
    adoptionByRegion,
    regions,
    spotlights,
    trends,
    remittanceCost,
    insights,
    method,
    section('reportImprint', {
      anchor: 'download',
      title: 'One region, in detail',
      text: 'The report has 78 pages. An author walks you through the figures for the markets you are in.',
      report,
      actions: [
        primary('Download Report (PDF)', to.dialog('report-download')),
        secondary('Regional Analysis Call', to.dialog('personal-demo')),
      ],
      citation:
        'Chainlantern Research (2025). Geography of Cryptocurrency Report. 78 pp. London, October.',
      lines: [
        imprintLine('Data cut-off', '30 September 2025; survey in June and July 2025.'),
        imprintLine('Borders', 'As the United Nations Statistics Division groups them.'),
        imprintLine('Licence', 'Figures may be quoted and redrawn with the citation above.'),
        imprintLine('Contact', 'research@chainlantern.example'),
      ],
    }),
  ],
  seo: {
    title: 'Geography Report: crypto adoption by region',
    description:
      'Crypto adoption by region, October 2025: Asia Pacific 71%, North America 68%, Europe 52%, Latin America 34%, Middle East and Africa 28%. 78 pages.',
  },
})
