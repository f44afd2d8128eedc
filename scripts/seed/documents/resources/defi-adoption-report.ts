import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const drivers = section('cardGrid', {
  anchor: 'drivers',
  eyebrow: 'Adoption drivers',
  title: 'Why people use it, by weight',
  look: 'list',
  columns: 2,
  cards: [
    card(
      'Access to dollars · Critical',
      'Stablecoin lending and saving where a bank account in dollars is not to be had.',
      {
        icon: 'coins',
      },
    ),
    card(
      'Yield · High',
      'Rates above bank deposits, most of them paid by other users’ borrowing.',
      {
        icon: 'trending-up',
      },
    ),
    card(
      'Cheaper networks · High',
      'Fees on second-layer networks fell below those of a card payment.',
      {
        icon: 'zap',
      },
    ),
    card('Institutional pools · Medium', 'Permissioned lending with screened counterparties.', {
      icon: 'bank',
    }),
    card('Self-custody · Medium', 'After each failure of a custodian, for a few months.', {
      icon: 'key',
    }),
  ],
})

const categories = section('cardGrid', {
  anchor: 'categories',
  eyebrow: 'Protocol categories',
  title: 'Share of value locked',
  look: 'bordered',
  columns: 4,
  cards: [
    card('Exchanges · 38%', 'Automated market makers and order books. Most users, least loyalty.', {
      icon: 'line-chart',
    }),
    card('Lending · 31%', 'Over-collateralised loans. Most value, most bad debt in a fall.', {
      icon: 'bank',
    }),
    card(
      'Yield farming · 22%',
      'Aggregators and restaking. Most layers between a user and the risk.',
      {
        icon: 'layers',
      },
    ),
    card('Insurance · 9%', 'Cover for exploits. Smallest, and growing with every one of them.', {
      icon: 'shield',
    }),
  ],
})

export const defiAdoptionReport = page({
  title: 'DeFi Adoption Report',
  path: '/resources/defi-adoption-report',
  sections: [
    section('hero', {
      eyebrow: 'Report · October 2025 · 62 pages · 3.2K downloads',
      title: 'DeFi Adoption Report',
      text: 'Who uses decentralised finance, for what, and what they lose to exploits: protocols measured by users and flows rather than by locked value alone.',
      actions: [
        primary('Download Full Report', to.route('/signup')),
        secondary('Request Analysis', to.document('/company/contact')),
      ],
    }),
    section('statBand', {
      anchor: 'metrics',
      eyebrow: 'Ecosystem',
      title: 'The year in four figures',
      tone: 'ink',
      figures: [
        figure('$89.2B', 'Total value locked'),
        figure('12.4M', 'Users'),
        figure('$2.1B', 'Lost to exploits'),
        figure('34%', 'Growth', 'in users, year on year'),
      ],
      source: 'DeFi Adoption Report, October 2025.',
    }),
    drivers,
    categories,
    section('callToAction', {
      title: 'Your protocol in the figures',
      text: 'We run the report’s method on a protocol or sector of your choice.',
      tone: 'paper',
      actions: [
        primary('Download Report (PDF)', to.route('/signup')),
        secondary('Schedule Analysis Call', to.dialog('personal-demo')),
      ],
    }),
  ],
  seo: {
    title: 'DeFi Adoption Report: users, protocols, losses',
    description:
      'DeFi Adoption Report, October 2025: $89.2B locked, 12.4M users, $2.1B lost to exploits and 34% growth. What drives adoption, by protocol category.',
  },
})
