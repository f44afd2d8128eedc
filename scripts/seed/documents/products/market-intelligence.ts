import { primary, secondary } from '../../builders/action.ts'
import { figure, registered } from '../../builders/figure.ts'
import { orderRank } from '../../builders/order-rank.ts'
import { referenceList } from '../../builders/reference.ts'
import { product } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, featureRow, question } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { patterns, views, whaleFlows } from './market-charts.ts'

const hero = section('hero', {
  title: 'See the flows behind a price move',
  text: 'Market Intelligence sets wallet movements beside prices and, where the evidence allows, names the entities behind the wallets.',
  actions: [
    primary('Request Personal Demo', to.dialog('personal-demo')),
    secondary('Get Started Free', to.route('/signup')),
  ],
  figures: [
    registered('labeledAddresses'),
    registered('blockchains', { label: 'Blockchains', note: 'screened and monitored' }),
    figure('24/7', 'Surveillance'),
  ],
  picture: 'market-flows',
})

const signals = section('featureRows', {
  anchor: 'signals',
  eyebrow: 'Signals',
  title: 'What the ledger shows',
  rows: [
    featureRow(
      'Whales counted by owner',
      'Lists of “top addresses” count an exchange’s cold wallets as billionaires and a founder’s forty addresses as forty people. We count owners.',
      {
        points: [
          'Holdings by entity, with custodians set apart',
          'Transfers to exchanges while they are still unconfirmed',
          'Dormant supply that moves again, with its age',
        ],
        picture: 'holders',
      },
    ),
    featureRow(
      'Manipulation, and the wallets behind it',
      'Wash trades between accounts funded from one source, and pump groups that buy minutes before their own announcement.',
      {
        points: [
          'Wash volume estimated per venue and pair',
          'Common funding shown on the graph',
          'A case file for a surveillance team to review and submit',
        ],
        picture: 'wash-loop',
      },
    ),
    featureRow(
      'Spoofed orders, and who gained',
      'Large sell orders, canceled within a second, push a price down while another account buys. The ledger shows that one wallet funded both.',
      { picture: 'order-book' },
    ),
  ],
})

const desks = section('cardGrid', {
  anchor: 'desks',
  eyebrow: 'Desks',
  title: 'Who uses it',
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
    card('Regulators', 'The on-chain side of a case, before the venue’s records arrive.', {
      icon: 'landmark',
    }),
  ],
})

export const marketIntelligence = product({
  title: 'Market Intelligence',
  path: '/products/market-intelligence',
  category: 'Whale tracking and manipulation detection',
  tagline: 'The wallets behind market moves',
  summary:
    'Follow large holders, exchange flows and wash trading, with wallets attributed to entities, for surveillance desks and investors.',
  icon: 'line-chart',
  orderRank: orderRank(6),
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
      title: 'Questions from trading desks',
      questions: [
        question(
          'How do you tell a whale from an exchange?',
          'By attribution first, then by behavior: exchanges sweep deposits, batch withdrawals and rebalance. Addresses that we cannot classify are listed as unknown, not as whales.',
        ),
        question(
          'Is wash volume a fact or an estimate?',
          'An estimate with a stated method and range. In a single case, the trades and the common funding are on the ledger and can be exported as observed. That both accounts have one owner is an inference and marked as one.',
        ),
      ],
    }),
    section('callToAction', {
      title: 'Show us a price move you could not explain',
      text: 'Give us a date and an asset, and we show you what the ledger recorded.',
      look: 'paper',
      actions: [
        primary('Request Personal Demo', to.dialog('personal-demo')),
        secondary('Contact Sales', to.dialog('sales-inquiry', { topic: 'products' })),
      ],
    }),
  ],
  seo: {
    title: 'Market Intelligence: whales and manipulation',
    description:
      'Whale tracking, exchange flows and wash-trade detection, with wallets attributed to entities, for surveillance desks, funds and regulators.',
  },
})
