import { primary, quiet, secondary } from '../../builders/action.ts'
import { point } from '../../builders/chart-point.ts'
import { figure, registered } from '../../builders/figure.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandName } from '../brand.ts'
import { sampleBrief } from './executives-brief.ts'

const indicators = section('cardGrid', {
  anchor: 'kpis',
  eyebrow: 'Key indicators',
  title: 'Indicators to review every quarter',
  text: 'Each has a threshold, a trend and an owner. The brief adds a fifth, crypto-linked flows.',
  look: 'plain',
  columns: 4,
  cards: [
    card(
      'High-risk exposure',
      'The share of crypto-linked value that comes from or goes to sources outside your risk appetite, direct and indirect.',
      { icon: 'target' },
    ),
    card(
      'Time to decision',
      'Median hours from an alert to a recorded decision. Under four is rare; over 24 usually means the team is short-staffed.',
      { icon: 'clock' },
    ),
    card(
      'False alerts',
      'The share of alerts closed without action, and what they cost. Ninety percent is common, and avoidable.',
      { icon: 'bell' },
    ),
    card(
      'Coverage',
      'The share of assets and networks that your controls cover. Outside it, the risk is unknown.',
      { icon: 'eye' },
    ),
  ],
})

const dashboards = section('cardGrid', {
  anchor: 'dashboards',
  look: 'bordered',
  columns: 2,
  eyebrow: 'Dashboards',
  title: 'The dashboards behind the brief',
  cards: [
    card(
      'Exposure',
      'How much of what the firm holds, moves or finances touches crypto, through which clients and counterparties, and how much of that is high risk.',
      {
        icon: 'line-chart',
        points: [
          'By business line, legal entity and jurisdiction',
          'Against the risk appetite the board has set',
        ],
      },
    ),
    card(
      'Control',
      'Alerts raised, closed and overdue; the number of reports filed; rules changed and why. The figures your regulator will ask for.',
      {
        icon: 'bell',
        points: ['Aging and quality samples', 'Findings from audits, with owners and dates'],
      },
    ),
  ],
})

const intelligence = section('chart', {
  anchor: 'market',
  eyebrow: 'Risk and market intelligence',
  title: 'How much time you have after a theft',
  text: 'Median time from a theft to the first attempt to cash out. It fell from a day and a half in early 2025 to nine hours in the third quarter of 2026, so decisions on freezing and disclosure have to be prepared in advance.',
  kind: 'columns',
  unit: 'hours',
  valueName: 'Theft to first cash-out',
  points: [
    point('Q1 2025', 37),
    point('Q2 2025', 33),
    point('Q3 2025', 28),
    point('Q4 2025', 24),
    point('Q1 2026', 17),
    point('Q2 2026', 13),
    point('Q3 2026', 9, { highlight: true }),
  ],
  summary:
    'The median fell in every quarter, from 37 hours at the beginning of 2025 to 9 hours in the third quarter of 2026.',
  source: `${brandName} Research, 243 thefts above $1M, October 2026.`,
  tone: 'sunk',
})

const decisions = section('cardGrid', {
  anchor: 'decisions',
  eyebrow: 'Decision scenarios',
  title: 'Questions we help boards answer',
  look: 'list',
  columns: 2,
  cards: [
    card(
      '“Should we bank this exchange?”',
      'Its flows by source over 24 months, its exposure to sanctioned and stolen funds, how fast it acts on freeze requests, and how it compares with the exchanges you already bank.',
      { icon: 'bank' },
    ),
    card(
      '“Do we list this token?”',
      'Who holds it, who received an allocation, how much liquidity there is within 2% of the price, and which keys can mint, pause or withdraw it.',
      { icon: 'coins' },
    ),
    card(
      '“Do we enter this market?”',
      'Adoption, licensing and crime patterns, country by country, from our Geography Report and from your own sector.',
      {
        icon: 'globe',
        action: quiet('Geography Report', to.document('/resources/geography-report')),
      },
    ),
    card(
      '“We have had an incident. What do we say?”',
      'What was lost, where it is now and what may be recovered: one set of facts, worded for customers, insurers and the regulator.',
      { icon: 'triangle-alert' },
    ),
  ],
})

export const executives = page({
  title: 'Executives',
  path: '/solutions/executives',
  sections: [
    section('hero', {
      eyebrow: 'Solutions · Executives',
      look: 'plain',
      title: 'Your crypto exposure, on one page',
      text: 'We show the board what the firm is exposed to, through which clients, and what has changed since the last meeting.',
      actions: [
        primary('View Executive Dashboard', to.anchor('brief')),
        secondary('Schedule Briefing', to.dialog('briefing-request', { topic: 'executive' })),
      ],
    }),
    sampleBrief,
    indicators,
    intelligence,
    dashboards,
    section('documentList', {
      what: 'testimonial',
      title: 'What a risk committee says',
      chosen: referenceList(['testimonial-risk-committee']),
    }),
    decisions,
    section('statBand', {
      anchor: 'standing',
      title: 'About the company',
      text: 'Annual SOC 2 Type II report, July 1 to June 30. In our cloud or on-premises.',
      look: 'row',
      figures: [
        figure('2018', 'Founded'),
        registered('customers', { label: 'Customers under contract', note: 'organizations' }),
        registered('customerCountries', { label: 'Countries' }),
        registered('fundsTraced', { note: 'since 2018' }),
      ],
      source: 'Company figures, {{checked}}.',
    }),
    section('callToAction', {
      title: 'Brief your next risk committee',
      text: 'A briefing on your sector, with figures that you can include in the board pack.',
      look: 'paper',
      actions: [
        primary(
          'Schedule Executive Briefing',
          to.dialog('briefing-request', { topic: 'executive' }),
          'an analyst on your sector',
        ),
        secondary('Request Executive Demo', to.dialog('personal-demo'), 'the product, live'),
        quiet('Audits and data location', to.document('/company/trust')),
      ],
    }),
  ],
  seo: {
    title: 'Crypto risk reporting for boards',
    description:
      'Dashboards, briefings and market intelligence that show a board the firm’s crypto exposure, which clients it comes through and what has changed since.',
  },
})
