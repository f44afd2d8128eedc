import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { product } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, question, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandSlug } from '../brand.ts'
import { plans } from './oracle-plans.ts'

const hero = section('hero', {
  title: 'Let a contract check before it pays',
  text: 'A lending pool cannot open a compliance portal. Oracle publishes sanctions status, address risk and market data as signed feeds that a contract or a trading system can check before it acts.',
  actions: [
    primary('Start Free Trial', to.route('/signup')),
    secondary('Contact Sales', to.document('/company/contact')),
  ],
  figures: [
    figure('15+', 'Networks'),
    figure('99.9%', 'Uptime'),
    figure('10K+', 'req/min', 'throughput'),
  ],
  picture: 'risk-score',
})

const feeds = section('cardGrid', {
  anchor: 'feeds',
  eyebrow: 'Feeds',
  title: 'What is published',
  look: 'plain',
  columns: 3,
  cards: [
    card(
      'Sanctions',
      'Listed or not, by which authority, since when. Updated when a designation is published.',
      {
        icon: 'landmark',
      },
    ),
    card(
      'Address risk',
      'A score from 0 to 100 and its main category, for any address that you name.',
      {
        icon: 'scale',
      },
    ),
    card(
      'Prices',
      'Medians over venues, with wash-traded volume left out and the venue count stated.',
      {
        icon: 'coins',
      },
    ),
    card('Reserves', 'Balances of known issuer and exchange wallets, block by block.', {
      icon: 'wallet',
    }),
    card('Bridge health', 'Locked against minted value, and an alarm when they drift apart.', {
      icon: 'share-2',
    }),
    card(
      'Network state',
      'Finality, fees and reorganisations, so that a contract can wait when it should.',
      {
        icon: 'network',
      },
    ),
  ],
})

const reading = section('steps', {
  anchor: 'reading',
  eyebrow: 'In use',
  title: 'How a contract reads a feed',
  steps: [
    step('Subscribe', 'Choose feeds and networks, and how stale an answer may be.'),
    step('Read', 'Call the reader contract, or the REST endpoint from a back end.'),
    step('Verify', 'Check the signature and the timestamp; both are in the payload.'),
    step('Act', 'Refuse, delay or proceed. The value that you saw can be proved afterwards.'),
  ],
})

export const oracle = product({
  title: 'Oracle',
  path: `/products/${brandSlug}-oracle`,
  category: 'Data feeds and analytics',
  tagline: 'Risk and market data where your contract can read it',
  summary:
    'Signed feeds of sanctions status, risk and market data for smart contracts and trading systems, with the analytics behind them.',
  icon: 'zap',
  order: 5,
  sections: [
    hero,
    feeds,
    reading,
    plans,
    section('faq', {
      anchor: 'questions',
      title: 'Protocol teams ask',
      questions: [
        question(
          'Who can change a feed?',
          'Several independent signers publish each value; a contract accepts it only with a quorum. No single key of ours can move a price or clear an address.',
        ),
        question(
          'What if a feed stops?',
          'Every value carries its time. A contract that sets a limit on age falls back to its own rule, and you get a webhook.',
        ),
        question(
          'Does reading a feed reveal our users?',
          'On-chain reads are public by nature. For private checks, read through the REST endpoint from your front end’s server.',
        ),
      ],
    }),
    section('callToAction', {
      title: 'Read a feed on a test network',
      text: 'Test networks are free and carry live data.',
      tone: 'paper',
      actions: [
        primary('Start Free Trial', to.route('/signup')),
        secondary('API Reference', to.document('/resources/api-reference')),
      ],
    }),
  ],
  seo: {
    title: 'Oracle: on-chain risk and market data feeds',
    description:
      'Signed feeds of sanctions status, address risk and market data that smart contracts and trading systems can read. Plans from $99 a month, 5 networks up.',
  },
})
