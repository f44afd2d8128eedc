import { primary, quiet, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandSlug } from '../brand.ts'

const solutions = section('cardGrid', {
  anchor: 'solutions',
  eyebrow: 'Solutions',
  title: 'Six jobs, one integration',
  look: 'plain',
  columns: 3,
  cards: [
    card(
      'Deposit screening',
      'Score the source before you credit, at the first confirmation or before it.',
      {
        icon: 'shield-check',
        action: quiet('See Screening', to.document(`/products/${brandSlug}-screening`)),
      },
    ),
    card(
      'Withdrawal control',
      'Stop a payment to a listed or stolen-funds address while you can.',
      {
        icon: 'lock',
      },
    ),
    card('Monitoring', 'Rules on behaviour and exposure, with a queue your analysts can clear.', {
      icon: 'radar',
      action: quiet('See KYT', to.document('/products/kyt')),
    }),
    card('Travel Rule', 'Find the counterparty VASP and tell hosted from unhosted wallets.', {
      icon: 'handshake',
    }),
    card('Listing checks', 'Token holders, contracts and liquidity before you list.', {
      icon: 'badge-check',
    }),
    card('Incident response', 'Trace and freeze requests in the first hour after a theft.', {
      icon: 'zap',
    }),
  ],
})

const businesses = section('cardGrid', {
  anchor: 'business-types',
  eyebrow: 'Business types',
  title: 'Where it sits in what you run',
  look: 'list',
  columns: 2,
  cards: [
    card(
      'Exchanges',
      'In the deposit pipeline and the signing path, with surveillance beside the matching engine.',
      {
        icon: 'line-chart',
      },
    ),
    card(
      'Wallets',
      'Warnings before a user signs: drainers, listed addresses, contracts that take approvals.',
      {
        icon: 'wallet',
      },
    ),
    card(
      'DeFi protocols',
      'A feed that a contract reads, or a check in the front end, by your governance’s decision.',
      {
        icon: 'layers',
      },
    ),
    card(
      'Payment processors',
      'A risk answer inside the authorisation window, and settlement reports for your bank.',
      {
        icon: 'coins',
      },
    ),
  ],
})

const integration = section('steps', {
  anchor: 'integration',
  eyebrow: 'Integration',
  title: 'Four steps to production',
  steps: [
    step('API setup', 'Create keys for test and live, choose networks, invite the team.', 'Day 1'),
    step(
      'Integration',
      'Call the screening endpoint before you credit or sign; take webhooks for the rest.',
      'Week 1',
    ),
    step(
      'Configuration',
      'Set thresholds by asset, customer tier and jurisdiction, and replay last quarter through them.',
      'Week 2',
    ),
    step(
      'Go live',
      'Shadow mode first, then enforcement, with an engineer on the call.',
      'Weeks 2-4',
    ),
  ],
})

const stories = section('cardGrid', {
  anchor: 'stories',
  eyebrow: 'Customer stories',
  title: 'Three that went live',
  look: 'bordered',
  columns: 3,
  cards: [
    card(
      'Kestrelbrook Exchange',
      'Put screening into the signing path of every withdrawal. Customers saw no delay; the regulator saw, for each held payment, the rule and the person.',
      { icon: 'line-chart', points: ['Exchange', 'Screening and KYT', 'Live in 3 weeks'] },
    ),
    card(
      'Lumenpurse',
      'A wallet that warns before it signs. Approval-phishing complaints fell in the first month, because users cancelled what they would have regretted.',
      { icon: 'wallet', points: ['Wallet', 'Data and Oracle', 'Live in 2 weeks'] },
    ),
    card(
      'Quayline Pay',
      'Answers within the authorisation window, so that merchants are paid at once. Its bank now receives a monthly exposure report it does not have to ask for.',
      { icon: 'coins', points: ['Payment processor', 'Screening', 'Live in 4 weeks'] },
    ),
  ],
})

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
      figures: [
        figure('47 ms', 'Average response'),
        figure('10K+', 'req/min', 'throughput'),
        figure('99.9%', 'Uptime'),
      ],
      picture: 'api-call',
    }),
    solutions,
    integration,
    businesses,
    stories,
    section('callToAction', {
      title: 'Run it beside what you have',
      text: 'Shadow mode changes nothing for your customers. Compare the alerts after two weeks.',
      tone: 'paper',
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
