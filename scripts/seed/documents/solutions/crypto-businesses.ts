import { primary, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const cryptoBusinesses = page({
  title: 'Crypto Businesses',
  path: '/solutions/crypto-businesses',
  sections: [
    section('hero', {
      eyebrow: 'Solutions · Crypto Businesses',
      title: 'Compliance that keeps up with block time',
      text: 'Your customers expect a withdrawal in seconds; your regulator expects a reason in writing. One integration gives you both.',
      actions: [
        primary('Start Integration', to.route('/signup')),
        secondary('View API Documentation', to.document('/resources/api-reference')),
      ],
      picture: 'api-call',
    }),
    section('steps', {
      anchor: 'integration',
      eyebrow: 'Integration',
      title: 'Four steps to production',
      steps: [
        step('API setup', 'Create keys for test and live, and choose the networks you serve.'),
        step(
          'Integration',
          'Call the screening endpoint before you credit or sign; take webhooks for the rest.',
        ),
        step(
          'Configuration',
          'Set thresholds by asset, customer tier and jurisdiction, and replay last quarter through them.',
        ),
        step('Go live', 'Shadow mode first, then enforcement, with an engineer on the call.'),
      ],
    }),
    section('callToAction', {
      title: 'Run it beside what you have',
      text: 'Shadow mode changes nothing for your customers. Compare the alerts after two weeks.',
      tone: 'ink',
      actions: [
        primary('Start Free Trial', to.route('/signup')),
        secondary('Contact Business Team', to.document('/company/contact')),
      ],
    }),
  ],
  seo: {
    title: 'Compliance for exchanges, wallets and DeFi',
    description:
      'Screening and transaction monitoring for exchanges, wallets, DeFi protocols and payment processors: four integration steps, live in 2-4 weeks.',
  },
})
