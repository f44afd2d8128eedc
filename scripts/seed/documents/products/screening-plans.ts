import { primary, secondary } from '../../builders/action.ts'
import { plan } from '../../builders/plan.ts'
import { section } from '../../builders/section.ts'
import { to } from '../../builders/target.ts'

export const plans = section('plans', {
  anchor: 'plans',
  eyebrow: 'Plans',
  title: 'Pay per screening, not per seat',
  text: 'One screening covers one address or one transaction, checked against every list in your plan. A repeat within 24 hours is free.',
  plans: [
    plan('Basic', 0.01, {
      unit: 'per screening',
      audience: 'For up to 25,000 screenings a month.',
      maximum: 25_000,
      features: [
        'No minimum: you pay only for what you check',
        'Basic risk scoring',
        'OFAC screening',
        '{{entryNetworks}} networks',
        'Email support',
        '{{uptimePromised}} uptime commitment',
      ],
      action: secondary('Start Free Trial', to.route('/signup')),
    }),
    plan('Professional', 0.005, {
      unit: 'per screening',
      tag: 'RECOMMENDED',
      audience: 'For regulated exchanges and payment firms, at any volume.',
      minimum: 50_000,
      features: [
        'Monthly minimum: $250 (50,000 screenings)',
        'Advanced scoring',
        '{{watchlists}} sanctions lists and watchlists',
        '{{networks}} networks traced, {{blockchains}} screened',
        'Custom rules',
        'Priority support, with live chat {{allHours}}',
        '{{uptimePromised}} uptime commitment',
      ],
      action: primary('Get Professional', to.route('/signup')),
    }),
    plan('Enterprise', 'Custom', {
      unit: 'by volume',
      audience: 'For banks, custodians and high-volume venues.',
      features: [
        'Everything in Professional',
        'Volume discounts',
        'Custom ML models',
        'On-premises deployment',
        'Negotiated SLA',
        '{{allHours}} support, with an emergency line',
      ],
      action: secondary('Contact Sales', to.dialog('sales-inquiry', { topic: 'plan' })),
    }),
  ],
  counted: 'screenings',
  volume: 50_000,
  note: 'Prices in US dollars, before tax. Volume discounts begin at 10 million screenings a month. The trial includes 1,000 screenings and needs no card. Every paid plan commits to {{uptimePromised}} uptime a month, with service credits. Professional includes Priority support, Enterprise includes Enterprise support; see the Support Center.',
})
