import { primary, secondary } from '../../builders/action.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

/** Screening's three plans. */
export const plans = section('cardGrid', {
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
    card('Professional · $0.005 per screening', 'RECOMMENDED. For exchanges and payment firms.', {
      points: [
        'Advanced risk scoring',
        '25+ sanctions lists',
        '15+ networks',
        'Custom rules',
        'Priority support',
      ],
      action: primary('Get Professional', to.route('/signup')),
    }),
    card('Enterprise · Custom', 'For banks and high-volume venues.', {
      points: [
        'Volume discounts',
        'Custom ML models',
        'On-premise deployment',
        'SLA',
        '24/7 support',
      ],
      action: secondary('Contact Sales', to.document('/company/contact')),
    }),
  ],
})
