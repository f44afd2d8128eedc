import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const tools = section('cardGrid', {
  anchor: 'tools',
  eyebrow: 'Tools',
  title: 'Six tools on one desk',
  look: 'plain',
  columns: 3,
  cards: [
    card(
      'Tracing',
      'Forwards and backwards through peel chains, swaps and bridges, by the method your court accepts.',
      {
        icon: 'route',
      },
    ),
    card('Attribution', '500M+ labelled addresses, each with its sources and confidence.', {
      icon: 'fingerprint',
    }),
    card(
      'Clustering',
      'Addresses grouped by named heuristics. Switch one off and see what is left.',
      {
        icon: 'network',
      },
    ),
    card('Watch alerts', 'A message to whoever is on duty when funds at rest begin to move.', {
      icon: 'bell',
    }),
    card('Timelines', 'On-chain events beside phone, chat and login records.', { icon: 'clock' }),
    card('Evidence export', 'Report, tables and hashes, with an unbroken chain of custody.', {
      icon: 'file-search',
    }),
  ],
})

const useCases = section('cardGrid', {
  anchor: 'use-cases',
  eyebrow: 'Use cases',
  title: 'Four kinds of case, four first moves',
  look: 'bordered',
  columns: 2,
  cards: [
    card(
      'Ransomware',
      'The negotiator’s wallet pays out within hours: a share to the developer, the rest to the affiliate. Two recipients, two trails, and the developer’s wallet links this victim to others.',
      {
        icon: 'lock',
        points: [
          'Split of the payment recognised from known affiliate schemes',
          'Other victims found through shared wallets',
          'Freeze requests ready before the weekend',
        ],
      },
    ),
    card(
      'Fraud and scams',
      'A complainant has paid twelve addresses over three months. They look unrelated until they sweep into one consolidation wallet, which two hundred other victims have paid into.',
      {
        icon: 'triangle-alert',
        points: [
          'Consolidation wallets and victim counts',
          'Approval-phishing contracts and their drainers',
          'Restitution tables per victim',
        ],
      },
    ),
    card(
      'Money laundering',
      'Cash-in by brokers, stablecoins across three networks, cash-out through accounts in other people’s names. The pattern repeats by the clock.',
      {
        icon: 'coins',
        points: [
          'Over-the-counter brokers told from exchanges',
          'Chain-hops as one path',
          'Mule accounts grouped by funding source',
        ],
      },
    ),
    card(
      'Darknet markets',
      'Escrow wallets, vendor withdrawals, and the one time a vendor sent coins straight to an exchange in 2019. Old mistakes stay on the ledger.',
      {
        icon: 'eye',
        points: [
          'Market wallets through their changes of address',
          'Vendors followed from market to market',
          'History since 2009',
        ],
      },
    ),
  ],
})

export const investigators = page({
  title: 'Investigators',
  path: '/solutions/investigators',
  sections: [
    section('hero', {
      eyebrow: 'Solutions · Investigators',
      title: 'From a victim’s statement to a name',
      text: 'You have a transaction hash and a complainant who wants to know if the money is gone. We help you find the service that holds it, and word the request that its compliance team will act on.',
      actions: [
        primary('Start Investigation', to.route('/signup')),
        secondary('Request Demo', to.dialog('personal-demo')),
      ],
      picture: 'traced-graph',
    }),
    tools,
    useCases,
    section('statBand', {
      anchor: 'impact',
      eyebrow: 'Impact',
      title: 'What it has led to',
      tone: 'ink',
      figures: [
        figure('500+', 'Cases solved', 'reported by customers'),
        figure('$500M+', 'Assets recovered', 'frozen, seized or returned'),
        figure('$750M+', 'Tracked', 'in open cases'),
        figure('70+', 'Countries', 'with an active user'),
      ],
      source: 'Company figures, October 2025.',
    }),
    section('testimonials', {
      title: 'From investigators',
      testimonials: referenceList([
        'testimonial-ransom-trace',
        'testimonial-incident-response',
        'testimonial-court-exhibit',
      ]),
    }),
    section('callToAction', {
      title: 'Train the unit, not one person',
      text: 'Training is included. We come to you and work through your own closed cases.',
      tone: 'paper',
      actions: [
        primary('Request Training Session', to.dialog('personal-demo')),
        secondary('Contact Sales Team', to.document('/company/contact')),
      ],
    }),
  ],
  seo: {
    title: 'Crypto investigation tools for law enforcement',
    description:
      'Trace ransomware, fraud, laundering and darknet proceeds from a victim’s transaction to the service that holds the funds. Training is included.',
  },
})
