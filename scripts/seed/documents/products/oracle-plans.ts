import { primary, secondary } from '../../builders/action.ts'
import { plan } from '../../builders/plan.ts'
import { section } from '../../builders/section.ts'
import { to } from '../../builders/target.ts'

export const plans = section('plans', {
  anchor: 'plans',
  eyebrow: 'Plans',
  title: 'Plans by calls and networks',
  text: 'On-chain reads cost only gas. Plans count calls to the REST endpoint and its history.',
  plans: [
    plan('Starter', 99, {
      included: 10_000,
      unit: 'per month',
      audience: 'For a prototype or a single protocol.',
      features: [
        '10,000 API calls',
        '{{entryNetworks}} networks',
        'All public feeds',
        'Email support',
        '{{uptimePromised}} uptime commitment',
      ],
      action: secondary('Get Starter', to.route('/signup')),
    }),
    plan('Professional', 499, {
      included: 100_000,
      unit: 'per month',
      tag: 'POPULAR',
      audience: 'For protocols and desks in production.',
      features: [
        '100,000 calls',
        '{{oracleNetworks}} networks',
        'Your own update interval and price threshold',
        'Webhooks and email support',
        '{{uptimePromised}} uptime commitment',
      ],
      action: primary('Get Professional', to.route('/signup')),
    }),
    plan('Enterprise', 'Custom', {
      unit: 'by agreement',
      audience: 'For exchanges, issuers and market makers.',
      features: [
        'Unlimited calls',
        'Every network we publish on',
        'Custom feeds',
        'Negotiated SLA',
        '{{allHours}} support, with an emergency line',
      ],
      action: secondary('Contact Sales', to.dialog('sales-inquiry', { topic: 'plan' })),
    }),
  ],
  counted: 'API calls',
  volume: 50_000,
  note: 'Starter is $99/month and Professional $499/month, billed monthly in US dollars, before tax. Every paid plan commits to {{uptimePromised}} uptime a month, with service credits. Coverage names the networks of each plan.',
})
