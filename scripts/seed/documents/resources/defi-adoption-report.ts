import { figure } from '../../builders/figure.ts'
import { chapter, impact } from '../../builders/report-items.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { table } from '../../builders/table.ts'
import { categoryShares, lossesByCause, usersByQuarter } from './defi-adoption-charts.ts'

const drivers = section('cardGrid', {
  anchor: 'drivers',
  eyebrow: 'Adoption drivers',
  title: 'Why people use DeFi',
  text: 'Based on flows before and after each change and on 2,140 interviews in nine countries.',
  look: 'levels',
  cards: [
    impact(
      'Critical',
      'Access to dollars',
      'Stablecoin lending and saving where dollar bank accounts are out of reach. Users there stay three times as long.',
    ),
    impact(
      'High',
      'Cheaper networks',
      'The network fee for a swap on a second-layer network is 4 cents at the median, whatever the size of the swap.',
    ),
    impact(
      'High',
      'Yield',
      'Rates above those of bank deposits, most of them paid by other users who borrow. Where rewards are paid in a token, users leave when its price falls.',
    ),
    impact(
      'Medium',
      'Institutional pools',
      'Permissioned lending with screened counterparties: 6% of value, 0.1% of users, and no exploit in the period.',
    ),
    impact(
      'Medium',
      'Self-custody',
      'Sign-ups double in the week after a custodian fails. Nine in ten of the new wallets are idle by the next quarter.',
    ),
  ],
})

const categories = section('factTable', {
  anchor: 'category-table',
  eyebrow: 'The four categories',
  title: 'Each category has its own risk',
  table: table(
    ['Category', 'Locked', 'Users', 'Fails when', 'Look at first'],
    ['Exchanges', '$36.6B', '9.6M', 'Liquidity leaves faster than prices move', 'Depth at 2%'],
    [
      'Lending',
      '$32.1B',
      '3.1M',
      'Collateral falls faster than it can be sold',
      'Oracle and its fallback',
    ],
    [
      'Yield farming',
      '$19.6B',
      '2.2M',
      'One layer of several fails',
      'Number of contracts between you and the asset',
    ],
    ['Insurance', '$0.9B', '0.2M', 'Everyone claims at once', 'Capital per covered dollar'],
  ),
  note: 'Users of several categories are counted in each. DeFi Adoption Report, October 2025, table 3.4.',
})

export const defiAdoptionReport = page({
  title: 'DeFi Adoption Report',
  path: '/resources/defi-adoption-report',
  sections: [
    section('statBand', {
      anchor: 'metrics',
      eyebrow: 'Ecosystem',
      title: 'The year in four figures',
      look: 'row',
      figures: [
        figure('$89.2B', 'Total value locked', 'counted once'),
        figure('12.4M', 'Users', 'owners, not addresses'),
        figure('$2.1B', 'Lost to exploits', 'in twelve months'),
        figure('34%', 'Growth', 'in users, year over year'),
      ],
      source: 'DeFi Adoption Report, October 2025.',
    }),
    drivers,
    usersByQuarter,
    categoryShares,
    categories,
    lossesByCause,
    section('steps', {
      anchor: 'contents',
      eyebrow: 'Contents',
      title: '62 pages in five chapters',
      look: 'contents',
      steps: [
        chapter(5, 'Users', 'How we group wallets by owner, and how much growth is left.'),
        chapter(15, 'Drivers', 'Nine changes, measured before and after.'),
        chapter(26, 'Protocols', 'Four categories, 186 protocols, value counted once.'),
        chapter(39, 'Compliance', 'What screening sees in a pool, and what it cannot.'),
        chapter(48, 'Losses', 'Every exploit over $1M: cause, path, recovery.'),
      ],
    }),
  ],
  seo: {
    title: 'DeFi Adoption Report 2025: users and losses',
    description:
      'DeFi Adoption Report, October 2025: $89.2B locked, 12.4M users, $2.1B lost to exploits and 34% growth. What drives adoption, by protocol category.',
  },
})
