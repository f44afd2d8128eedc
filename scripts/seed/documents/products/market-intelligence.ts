import { primary, secondary } from '../../builders/action.ts'
import { product } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const marketIntelligence = product({
  title: 'Market Intelligence',
  path: '/products/market-intelligence',
  category: 'Whale tracking and manipulation detection',
  tagline: 'Who moved the market, and with whose coins',
  summary:
    'Follow large holders, exchange flows and wash trading with names attached, for surveillance desks and investors.',
  icon: 'line-chart',
  order: 6,
  sections: [
    section('hero', {
      eyebrow: 'Market Intelligence · Whale tracking and manipulation detection',
      title: 'Who moved the market, and with whose coins',
      text: 'A price chart shows that something happened. The ledger shows who did it. Market Intelligence joins order-book events to the wallets behind them.',
      actions: [
        primary('Request Personal Demo', to.dialog('personal-demo')),
        secondary('Get Started Free', to.route('/signup')),
      ],
      picture: 'market-flows',
    }),
    section('cardGrid', {
      anchor: 'signals',
      eyebrow: 'Signals',
      title: 'What the ledger gives away',
      look: 'plain',
      columns: 2,
      cards: [
        card(
          'Whales',
          'Holdings by entity rather than by address, with every movement towards an exchange.',
          {
            icon: 'eye',
          },
        ),
        card(
          'Wash trading',
          'Volume between wallets funded from one source, and what is left when it is removed.',
          {
            icon: 'triangle-alert',
          },
        ),
        card(
          'Exchange flows',
          'Net inflow and outflow by venue and asset, corrected for internal transfers.',
          {
            icon: 'trending-up',
          },
        ),
        card(
          'Token launches',
          'Insider allocations, coordinated first buyers and liquidity that one key can withdraw.',
          {
            icon: 'coins',
          },
        ),
      ],
    }),
  ],
  seo: {
    title: 'Market Intelligence: whales and manipulation',
    description:
      'Whale tracking, exchange flows, wash-trade and manipulation detection with wallets attributed to entities, for surveillance desks, funds and regulators.',
  },
})
