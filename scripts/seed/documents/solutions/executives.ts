import { primary, quiet, secondary } from '../../builders/action.ts'
import { point } from '../../builders/chart-point.ts'
import { figure, registered } from '../../builders/figure.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, featureRow } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandName } from '../brand.ts'
import { sampleBrief } from './executives-brief.ts'

const indicators = section('cardGrid', {
  anchor: 'kpis',
  eyebrow: 'Key indicators',
  title: 'Four numbers to ask for every quarter',
  text: 'Each with a threshold, a trend and a name beside it.',
  look: 'plain',
  columns: 4,
  cards: [
    card(
      'High-risk exposure',
      'Share of crypto-linked value that comes from, or goes to, what your appetite excludes. Direct and indirect, stated apart.',
      { icon: 'target' },
    ),
    card(
      'Time to decision',
      'Median hours from alert to a recorded decision. Below four is rare; above a day, somebody is short of staff.',
      { icon: 'clock' },
    ),
    card(
      'False alarms',
      'Share of alerts closed without action, with what they cost. Ninety per cent is common, and is a choice.',
      { icon: 'bell' },
    ),
    card(
      'Coverage',
      'Share of assets and networks that your controls can see. What is not covered is not zero risk, it is unknown.',
      { icon: 'eye' },
    ),
  ],
})

const dashboards = section('featureRows', {
  anchor: 'dashboards',
  eyebrow: 'Dashboards',
  title: 'The dashboards behind the page',
  rows: [
    featureRow(
      'Exposure',
      'How much of what the firm holds, moves or finances touches crypto, through which clients and counterparties, and how much of that is high risk.',
      {
        points: [
          'By business line, legal entity and jurisdiction',
          'Against the appetite that the board has set',
        ],
        picture: 'market-flows',
      },
    ),
    featureRow(
      'Control',
      'Alerts raised, closed and overdue; SARs filed; rules changed and why. The figures your supervisor will ask for, before they ask.',
      {
        points: ['Ageing and quality samples', 'Findings from audits, with owners and dates'],
        picture: 'alert-feed',
      },
    ),
  ],
})

const intelligence = section('chart', {
  anchor: 'market',
  eyebrow: 'Risk and market intelligence',
  title: 'The hours in which a board can still act',
  text: 'Median time from a theft to the first attempt to cash it out. What used to be a day and a half is one working day; a firm that decides in a committee next week has decided already.',
  kind: 'columns',
  unit: 'hours',
  valueName: 'Theft to first cash-out',
  points: [
    point('Q1 2024', 37),
    point('Q2 2024', 33),
    point('Q3 2024', 28),
    point('Q4 2024', 24),
    point('Q1 2025', 17),
    point('Q2 2025', 13),
    point('Q3 2025', 9, { highlight: true }),
  ],
  summary:
    'The median fell in every quarter, from 37 hours at the beginning of 2024 to 9 hours in the third quarter of 2025.',
  source: `${brandName} Research, 243 thefts above $1M, October 2025.`,
  tone: 'sunk',
})

const decisions = section('cardGrid', {
  anchor: 'decisions',
  eyebrow: 'Decision scenarios',
  title: 'Questions that reach the board',
  look: 'list',
  columns: 2,
  cards: [
    card(
      '“Should we bank this exchange?”',
      'Its flows by source over twenty-four months, its exposure to sanctioned and stolen funds, how fast it answers freeze requests, and how it compares with the exchanges you bank already.',
      { icon: 'bank' },
    ),
    card(
      '“Do we list this token?”',
      'Who holds it, who was allotted it, how much liquidity there is at two per cent of depth, and which keys can mint, pause or withdraw it.',
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
      'What left, where it is, what may come back and when: one set of facts in three wordings, for customers, for insurers and for the regulator.',
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
      text: 'You answer for a risk that you cannot see in the accounts. We show the board what the firm is exposed to, through whom, and what has changed since the last meeting.',
      actions: [
        primary('View Executive Dashboard', to.route('/dashboard')),
        secondary('Schedule Briefing', to.dialog('personal-demo')),
      ],
    }),
    sampleBrief,
    indicators,
    intelligence,
    dashboards,
    section('documentList', {
      what: 'testimonial',
      title: 'From a risk committee',
      chosen: referenceList(['testimonial-risk-committee']),
    }),
    decisions,
    section('statBand', {
      anchor: 'standing',
      title: 'Who you would be relying on',
      text: 'Audited to SOC 2 Type II every year. In our cloud, or on your premises.',
      look: 'row',
      figures: [
        figure('2018', 'Founded'),
        registered('customers', { note: 'organisations under contract' }),
        registered('customerCountries'),
        registered('fundsTraced', { note: 'since 2018' }),
      ],
      source: 'Company figures, {{checked}}.',
    }),
    section('callToAction', {
      title: 'Half an hour before your next risk committee',
      text: 'A briefing on your own sector, with figures that you may put in the pack.',
      look: 'paper',
      actions: [
        primary('Schedule Executive Briefing', to.dialog('personal-demo')),
        secondary('Request Executive Demo', to.dialog('personal-demo')),
      ],
    }),
  ],
  seo: {
    title: 'Crypto risk reporting for boards and executives',
    description:
      'Dashboards, briefings and market intelligence that show boards what crypto exposure the firm has, through whom it arises and what has changed since.',
  },
})
