import { primary, secondary } from '../../builders/action.ts'
import { registered } from '../../builders/figure.ts'
import { orderRank } from '../../builders/order-rank.ts'
import { product } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, question } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandSlug } from '../brand.ts'
import { delay, feeds, reading } from './oracle-feeds.ts'
import { plans } from './oracle-plans.ts'

const hero = section('hero', {
  title: 'Compliance checks for smart contracts',
  text: 'Oracle publishes sanctions status, address risk and market data as signed feeds that a smart contract or a trading system can check before it acts.',
  actions: [
    primary('Get Started Free', to.route('/signup')),
    secondary('Contact Sales', to.dialog('sales-inquiry', { topic: 'data' })),
  ],
  figures: [
    registered('oracleNetworks', { label: 'Networks', note: 'in the Professional plan' }),
    registered('uptime', { note: 'over the past twelve months' }),
    registered('throughput', { note: 'throughput' }),
  ],
  picture: 'price-feed',
})

const guarantees = section('cardGrid', {
  anchor: 'guarantees',
  eyebrow: 'Before you trust a feed',
  title: 'What you can check for yourself',
  look: 'bordered',
  columns: 3,
  cards: [
    card(
      'Who signed',
      'Fifteen independent signers read the same sources. A value needs ten of them, and the contract itself counts the signatures.',
      { icon: 'users' },
    ),
    card(
      'How old it is',
      'Each value carries its timestamp. You set the maximum age; after that, your own fallback applies.',
      { icon: 'clock' },
    ),
    card(
      'Where it came from',
      'Each round names its sources and what was left out of the median, so anyone can recompute it.',
      { icon: 'file-search' },
    ),
  ],
})

export const oracle = product({
  title: 'Oracle',
  path: `/products/${brandSlug}-oracle`,
  category: 'Data feeds and analytics',
  tagline: 'Risk and market data for your contracts',
  summary:
    'Signed feeds of sanctions status, risk and market data for smart contracts and trading systems, with the analytics behind them.',
  icon: 'zap',
  orderRank: orderRank(5),
  sections: [
    hero,
    feeds,
    reading,
    guarantees,
    delay,
    plans,
    section('faq', {
      anchor: 'questions',
      title: 'Questions from protocol teams',
      questions: [
        question(
          'Can anyone change a feed?',
          'Not alone: a contract needs ten of fifteen signatures, so no single key of ours can move a price or clear an address.',
        ),
        question(
          'What if a feed stops?',
          'A contract that sets a maximum age falls back to its own rule, and you get a webhook.',
        ),
        question(
          'Which networks are in which plan?',
          'Starter has {{entryNetworks}} and Professional {{oracleNetworks}}: nine on which a contract reads the feeds, and six by API only. Enterprise adds the rest. [Coverage](/resources/coverage) names them.',
        ),
        question(
          'Does reading a feed reveal our users?',
          'On-chain reads are public by nature. For private checks, call the REST endpoint from your own server.',
        ),
      ],
    }),
    section('callToAction', {
      title: 'Read a feed on a test network',
      text: 'Test networks are free and use live data.',
      look: 'paper',
      actions: [
        primary('Get Started Free', to.route('/signup')),
        secondary('API Reference', to.document('/resources/api-reference')),
      ],
    }),
  ],
  seo: {
    title: 'Oracle: on-chain risk and market data feeds',
    description:
      'Signed feeds of sanctions status, address risk and market data that smart contracts and trading systems can read. Plans from $99 a month.',
  },
})
