import { primary, secondary } from '../../builders/action.ts'
import { figure, registered } from '../../builders/figure.ts'
import { referenceList } from '../../builders/reference.ts'
import { product } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, featureRow, question } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { patterns, views, whaleFlows } from './market-charts.ts'

const hero = section('hero', {
  title: 'See the hands behind a price',
  text: 'A price chart shows that something happened. The ledger shows who did it. Market Intelligence joins order-book events to the wallets behind them.',
  actions: [
    primary('Request Personal Demo', to.dialog('personal-demo')),
    secondary('Get Started Free', to.route('/signup')),
  ],
  figures: [
    registered('labeledAddresses'),
    registered('blockchains'),
    figure('24/7', 'Surveillance'),
  ],
  picture: 'order-book',
})

const signals = section('featureRows', {
  anchor: 'signals',
  eyebrow: 'Signals',
  title: 'What the ledger gives away',
  rows: [
    featureRow(
      'Whales, counted as owners',
      'Lists of “top addresses” count an exchange’s cold wallets as billionaires and a founder’s forty addresses as forty people. We count owners.',
      {
        points: [
          'Holdings by entity, with custodians set apart',
          'Movements towards exchanges before they arrive',
          'Dormant supply that wakes up, with its age',
        ],
        picture: 'market-flows',
      },
    ),
    featureRow(
      'Manipulation, with the wallets named',
      'Wash trades between accounts funded from one source, spoofing paid for from the wallet that profits, pump groups that buy minutes before their own announcement.',
      {
        points: [
          'Wash volume estimated per venue and pair',
          'Common funding shown on the graph',
          'A file that a surveillance team can hand over',
        ],
        picture: 'wash-loop',
      },
    ),
  ],
})

const desks = section('cardGrid', {
  anchor: 'desks',
  eyebrow: 'Desks',
  title: 'Four desks that use it',
  look: 'plain',
  columns: 4,
  cards: [
    card('Market surveillance', 'Market-abuse cases under MiCA, with on-chain evidence attached.', {
      icon: 'eye',
    }),
    card(
      'Listing committees',
      'Insider allocations, liquidity and who can withdraw it, before the listing.',
      {
        icon: 'badge-check',
      },
    ),
    card('Funds', 'Counterparty treasuries, vesting schedules, exchange reserves.', {
      icon: 'line-chart',
    }),
    card('Regulators', 'The same view as the venue, without having to ask the venue.', {
      icon: 'landmark',
    }),
  ],
})

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
    hero,
    whaleFlows,
    signals,
    patterns,
    views,
    desks,
    section('documentList', {
      what: 'testimonial',
      title: 'From an investor',
      chosen: referenceList(['testimonial-due-diligence']),
    }),
    section('faq', {
      anchor: 'questions',
      title: 'Desks ask',
      questions: [
        question(
          'How do you tell a whale from an exchange?',
          'By attribution first, then by behaviour: exchanges sweep deposits, batch withdrawals and rebalance. What cannot be told apart is listed as unknown, and not as a whale.',
        ),
        question(
          'Is wash volume a fact or an estimate?',
          'An estimate with a stated method and range. Single cases, where common funding or ownership is on the ledger, are facts and can be exported as such.',
        ),
      ],
    }),
    section('callToAction', {
      title: 'Name a move that nobody could explain',
      text: 'A date and an asset are enough. We show you what the ledger says about it.',
      look: 'paper',
      actions: [
        primary('Request Personal Demo', to.dialog('personal-demo')),
        secondary('Contact Sales', to.document('/company/contact')),
      ],
    }),
  ],
  seo: {
    title: 'Market Intelligence: whales and manipulation',
    description:
      'Whale tracking, exchange flows, wash-trade and manipulation detection with wallets attributed to entities, for surveillance desks, funds and regulators.',
  },
})
