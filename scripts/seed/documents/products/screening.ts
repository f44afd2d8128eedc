import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { product } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandSlug } from '../brand.ts'

export const screening = product({
  title: 'Screening',
  path: `/products/${brandSlug}-screening`,
  category: 'Address, transaction and sanctions screening',
  tagline: 'A yes, a no or a “look at this” in 47 milliseconds',
  summary:
    'Check addresses and transactions against 25+ watchlists and every exposure we know, before you accept or sign.',
  icon: 'shield-check',
  order: 7,
  sections: [
    section('hero', {
      eyebrow: 'Screening · Address, transaction and sanctions screening',
      title: 'A yes, a no or a “look at this” in 47 milliseconds',
      text: 'One call before you credit a deposit or sign a withdrawal. Screening checks OFAC, UN, EU and PEP lists among 25+ watchlists, weighs direct and indirect exposure, and answers by your rules.',
      actions: [
        primary('Start Free Trial', to.route('/signup')),
        secondary('Schedule Demo', to.dialog('personal-demo')),
      ],
      figures: [
        figure('47 ms', 'Average response'),
        figure('25+', 'Watchlists', 'OFAC, UN, EU, PEP'),
        figure('99.99%', 'Uptime'),
      ],
      picture: 'screening-queue',
    }),
    section('cardGrid', {
      anchor: 'plans',
      eyebrow: 'Plans',
      title: 'Pay per screening',
      look: 'bordered',
      columns: 3,
      cards: [
        card('Basic · $0.01 per screening', 'For a first integration.', {
          points: ['Basic risk scoring', 'OFAC screening', '5 networks', 'Email support'],
          action: secondary('Start Free Trial', to.route('/signup')),
        }),
        card(
          'Professional · $0.005 per screening',
          'RECOMMENDED. For exchanges and payment firms.',
          {
            points: [
              'Advanced scoring',
              '25+ sanctions lists',
              '15+ networks',
              'Custom rules',
              'Priority support',
            ],
            action: primary('Start Free Trial', to.route('/signup')),
          },
        ),
        card('Enterprise · Custom', 'For banks and high-volume venues.', {
          points: ['Volume discounts', 'Custom ML models', 'On-premise', 'SLA', '24/7 support'],
          action: secondary('Contact Sales', to.document('/company/contact')),
        }),
      ],
    }),
    section('callToAction', {
      title: 'Screen your first address today',
      text: 'The trial runs on live data, with your own rules.',
      tone: 'ink',
      actions: [
        primary('Start Free Trial', to.route('/signup')),
        secondary('Schedule Demo', to.dialog('personal-demo')),
      ],
    }),
  ],
  seo: {
    title: 'Screening: crypto address and sanctions checks',
    description:
      'Screen crypto addresses and transactions against 25+ watchlists in 47 ms on average. Risk scores from 0 to 100, your own rules, REST API and webhooks.',
  },
})
