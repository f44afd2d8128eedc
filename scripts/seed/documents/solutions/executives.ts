import { primary, quiet, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, featureRow } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const dashboards = section('featureRows', {
  anchor: 'dashboards',
  eyebrow: 'Dashboards',
  title: 'Three pages for the board pack',
  rows: [
    featureRow(
      'Exposure',
      'How much of what the firm holds, moves or finances touches crypto, through which clients and counterparties, and how much of that is high risk.',
      {
        points: [
          'By business line and jurisdiction',
          'Against the appetite that the board has set',
        ],
        picture: 'risk-score',
      },
    ),
    featureRow(
      'Control',
      'Alerts raised, closed and overdue; SARs filed; rules changed and why. The figures your supervisor will ask for, before they ask.',
      {
        points: ['Ageing and quality samples', 'Findings from audits, with owners'],
        picture: 'alert-feed',
      },
    ),
    featureRow(
      'Market',
      'Flows, venues and enforcement in the markets you are in or considering, with one paragraph on what they mean for you.',
      {
        points: ['Peers and counterparties', 'Designations and court decisions of the quarter'],
        picture: 'market-flows',
      },
    ),
  ],
})

const decisions = section('cardGrid', {
  anchor: 'decisions',
  eyebrow: 'Decision scenarios',
  title: 'Questions that reach the board',
  look: 'bordered',
  columns: 2,
  cards: [
    card(
      '“Should we bank this exchange?”',
      'Its flows by source, its exposure to sanctioned and stolen funds, how it compares with the exchanges you bank already.',
      { icon: 'bank' },
    ),
    card(
      '“Do we list this token?”',
      'Who holds it, who was allotted it, how much liquidity there is and which keys can withdraw it.',
      { icon: 'coins' },
    ),
    card(
      '“Do we enter this market?”',
      'Adoption, licensing and crime patterns, country by country, from our Geography Report and your own sector.',
      {
        icon: 'globe',
        action: quiet('Geography Report', to.document('/resources/geography-report')),
      },
    ),
    card(
      '“We have had an incident. What do we say?”',
      'What left, where it is, what may come back and when, in words for customers, insurers and the regulator.',
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
      title: 'Your crypto exposure, on one page',
      text: 'You answer for a risk that you cannot see in the accounts. We show the board what the firm is exposed to, through whom, and what has changed since the last meeting.',
      actions: [
        primary('View Executive Dashboard', to.route('/dashboard')),
        secondary('Schedule Briefing', to.dialog('personal-demo')),
      ],
    }),
    section('cardGrid', {
      anchor: 'kpis',
      eyebrow: 'Key indicators',
      title: 'Four numbers to ask for every quarter',
      text: 'Each with a threshold, a trend and a name beside it.',
      look: 'tinted',
      columns: 4,
      cards: [
        card('High-risk exposure', 'Share of crypto-linked value above your appetite.', {
          icon: 'target',
        }),
        card('Time to decision', 'Median hours from alert to a recorded decision.', {
          icon: 'clock',
        }),
        card('False alarms', 'Share of alerts closed without action, and what they cost.', {
          icon: 'bell',
        }),
        card('Coverage', 'Share of assets and networks that your controls can see.', {
          icon: 'eye',
        }),
      ],
    }),
    dashboards,
    decisions,
    section('statBand', {
      anchor: 'standing',
      title: 'Who you would be relying on',
      text: 'Audited to SOC 2 Type II every year. In our cloud, or on your premises.',
      tone: 'ink',
      figures: [
        figure('2018', 'Founded'),
        figure('500+', 'Customers', 'organisations under contract'),
        figure('40', 'Countries'),
        figure('$50B+', 'Traced', 'since 2018'),
      ],
    }),
    section('callToAction', {
      title: 'Half an hour before your next risk committee',
      text: 'A briefing on your own sector, with figures that you may put in the pack.',
      tone: 'paper',
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
