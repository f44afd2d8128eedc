import { primary, quiet, secondary } from '../../builders/action.ts'
import { registered } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandSlug } from '../brand.ts'
import { signingPath } from './crypto-businesses-code.ts'
import { customerStories } from './crypto-businesses-stories.ts'

const solutions = section('cardGrid', {
  anchor: 'solutions',
  eyebrow: 'Solutions',
  title: 'All solutions in one integration',
  look: 'bordered',
  columns: 3,
  cards: [
    card(
      'Deposit screening',
      'Score the source of funds before you credit them, at the first confirmation or while the transfer is still in the mempool.',
      {
        icon: 'shield-check',
        action: quiet('See Screening', to.document(`/products/${brandSlug}-screening`)),
      },
    ),
    card(
      'Withdrawal control',
      'Stop a payment to a sanctioned, stolen-funds or look-alike address while you still can.',
      { icon: 'lock' },
    ),
    card('Monitoring', 'Rules on behavior and exposure, with a queue your analysts can clear.', {
      icon: 'radar',
      action: quiet('See KYT', to.document('/products/kyt')),
    }),
    card(
      'Travel Rule',
      'Find the counterparty VASP, tell hosted from self-hosted wallets, and pass the result to your messaging provider.',
      { icon: 'handshake' },
    ),
    card(
      'Listing checks',
      'Holders, mint and pause keys, liquidity and vesting schedule of a token, before you list it.',
      { icon: 'badge-check' },
    ),
    card(
      'Incident response',
      'Tracing, labels and freeze requests in the first hours after a theft. Enterprise plans include an emergency line, {{allHours}}.',
      { icon: 'zap' },
    ),
  ],
})

const businesses = section('cardGrid', {
  anchor: 'business-types',
  eyebrow: 'Business types',
  title: 'How it fits your business',
  look: 'list',
  columns: 2,
  cards: [
    card(
      'Exchanges',
      'Screening in the deposit pipeline and the signing path, surveillance beside the matching engine. Register your hot, warm and cold wallets, and your own sweeps raise no alerts.',
      { icon: 'line-chart' },
    ),
    card(
      'Wallets',
      'Warnings before a user signs: drainers, sanctioned addresses, look-alikes of an address they have paid before, contracts that ask for unlimited approval.',
      { icon: 'wallet' },
    ),
    card(
      'DeFi protocols',
      'A feed that your contract reads or a check in your front end, whichever your governance votes for.',
      { icon: 'layers' },
    ),
    card(
      'Payment processors',
      'A risk response inside the authorization window, a check on every refund address, and settlement reports in the format your bank accepts.',
      { icon: 'coins' },
    ),
  ],
})

const integration = section('steps', {
  anchor: 'integration',
  eyebrow: 'Integration',
  title: 'Four steps to production',
  text: 'An API key works the same day. The whole setup takes two to four weeks, and agreeing on thresholds takes longer than the code.',
  steps: [
    step(
      'API setup',
      'Create test and live keys, choose networks, allowlist your egress addresses, invite the team.',
      'Day 1',
    ),
    step(
      'Integration',
      'Call the screening endpoint before you credit or sign. Signed webhooks report later changes.',
      'Week 1',
    ),
    step(
      'Configuration',
      'Set thresholds by asset, customer tier and jurisdiction, and replay last quarter through them.',
      'Week 2',
    ),
    step(
      'Go live',
      'Shadow mode first, then enforcement, with one of our engineers on the call.',
      'Weeks 2–4',
    ),
  ],
})

export const cryptoBusinesses = page({
  title: 'Crypto Businesses',
  path: '/solutions/crypto-businesses',
  sections: [
    section('hero', {
      eyebrow: 'Solutions · Crypto Businesses',
      title: 'Check each withdrawal before you sign it',
      text: 'Your customers expect a withdrawal in seconds. Your regulator expects a reason in writing. One integration gives you both.',
      actions: [
        primary('Start Integration', to.route('/signup')),
        secondary('View API Documentation', to.document('/resources/api-reference')),
      ],
      figures: [
        registered('responseTime'),
        registered('throughput', { note: 'throughput' }),
        registered('uptime'),
      ],
      picture: 'api-call',
    }),
    businesses,
    integration,
    signingPath,
    solutions,
    customerStories,
    section('callToAction', {
      title: 'Try it alongside your current system',
      text: 'In shadow mode, nothing is held. Compare the alerts after two weeks and decide.',
      look: 'paper',
      actions: [
        primary('Start Free Trial', to.route('/signup')),
        secondary('Contact Business Team', to.dialog('sales-inquiry', { topic: 'business' })),
      ],
    }),
  ],
  seo: {
    title: 'Compliance for exchanges, wallets and DeFi',
    description:
      'Screening and transaction monitoring for exchanges, wallets, DeFi protocols and payment processors: four integration steps, live in 2-4 weeks.',
  },
})
