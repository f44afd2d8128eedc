import { primary, secondary } from '../../builders/action.ts'
import { product } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandSlug } from '../brand.ts'

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
    section('hero', {
      eyebrow: 'Oracle · Data feeds and analytics',
      title: 'Risk and market data where your contract can read it',
      text: 'A lending pool cannot open a compliance portal. Oracle publishes sanctions status, address risk and market data as signed feeds that a contract or a trading system can check before it acts.',
      actions: [
        primary('Start Free Trial', to.route('/signup')),
        secondary('Contact Sales', to.document('/company/contact')),
      ],
      picture: 'api-call',
    }),
    section('cardGrid', {
      anchor: 'plans',
      eyebrow: 'Plans',
      title: 'Three plans, by calls and networks',
      look: 'bordered',
      columns: 3,
      cards: [
        card('Starter · $99/month', 'For a prototype or a single protocol.', {
          points: ['10,000 API calls', '5 networks'],
          action: secondary('Start Free Trial', to.route('/signup')),
        }),
        card('Professional · $499/month', 'POPULAR. For protocols and desks in production.', {
          points: ['100,000 calls', '15 networks'],
          action: primary('Start Free Trial', to.route('/signup')),
        }),
        card('Enterprise · Custom', 'For exchanges, issuers and market makers.', {
          points: ['Unlimited calls', 'Every network'],
          action: secondary('Contact Sales', to.document('/company/contact')),
        }),
      ],
    }),
  ],
  seo: {
    title: 'Oracle: on-chain risk and market data feeds',
    description:
      'Signed feeds of sanctions status, address risk and market data that smart contracts and trading systems can read. Plans from $99 a month, 5 networks up.',
  },
})
