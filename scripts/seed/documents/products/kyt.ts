import { primary, secondary } from '../../builders/action.ts'
import { figure, registered } from '../../builders/figure.ts'
import { orderRank } from '../../builders/order-rank.ts'
import { referenceList } from '../../builders/reference.ts'
import { product } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, featureRow, question, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { noise, rules } from './kyt-rules.ts'

const hero = section('hero', {
  title: 'Hold illicit funds at the deposit',
  text: 'A customer who passed KYC can still receive ransom money. KYT monitors every deposit and withdrawal in real time, follows the funds back through intermediaries and raises an alert while you can still hold them.',
  actions: [
    primary('Request Personal Demo', to.dialog('personal-demo')),
    secondary('Get Started Free', to.route('/signup')),
  ],
  figures: [
    registered('uptime'),
    registered('watchlists', { note: 'OFAC, UN, EU, PEP' }),
    figure('0-100', 'Risk score', 'with the exposures behind it'),
  ],
  look: 'wide',
  picture: 'alert-stream',
})

const anatomy = section('featureRows', {
  anchor: 'anatomy',
  eyebrow: 'Anatomy of an alert',
  title: 'What an alert shows',
  rows: [
    featureRow(
      'Exposure and distance',
      '“High risk” tells an analyst nothing. An alert says that 11.2 ETH, or 61% of the deposit, came from a ransomware cluster, two hops back, through one self-hosted wallet.',
      {
        points: [
          'Direct and indirect exposure kept apart',
          'Source of funds and destination of funds',
          'The path itself, one click from the alert',
        ],
        picture: 'exposure-path',
      },
    ),
    featureRow(
      'The most urgent alerts first',
      'Alerts are ranked by severity, amount and the time left before a withdrawal is sent. Alerts from one customer or source form a single case.',
      {
        points: [
          'Related alerts merged by counterparty cluster',
          'Two-person release where you require it',
          'Aging and workload by analyst',
        ],
        picture: 'alert-feed',
      },
    ),
  ],
})

const detection = section('cardGrid', {
  anchor: 'detection',
  eyebrow: 'Detection',
  title: 'Counterparties and behavior',
  look: 'plain',
  columns: 3,
  cards: [
    card(
      'Counterparty categories',
      'Sanctioned entities, mixers, darknet markets, ransomware, stolen funds, scams, gambling, high-risk exchanges. A threshold for each.',
    ),
    card(
      'Behavior',
      'Structuring below a threshold, rapid in-and-out, dormant accounts that wake up, many new deposit addresses fed from one source.',
    ),
    card(
      'Self-hosted wallets',
      'Above your limit, customers prove control with a signed message or a test transfer. The proof is kept with the Travel Rule record.',
    ),
    card(
      'Travel Rule',
      'Where our labels identify the counterparty VASP, KYT names it before the transfer, so originator data reaches the right firm.',
    ),
    card(
      'Cases and SARs',
      'A draft narrative is built from the transactions in the case, in your regulator’s structure, for a person to check and finish.',
    ),
    card(
      'Look-back',
      'When an address is newly attributed or sanctioned, KYT rescores past transactions and alerts you only to the ones that changed.',
    ),
  ],
})

const life = section('steps', {
  anchor: 'life-of-a-deposit',
  eyebrow: 'Life of a deposit',
  title: 'From broadcast to audit file',
  steps: [
    step('Seen', 'The transaction is scored when it is broadcast, before the first confirmation.'),
    step('Held or credited', 'Your rule decides. Either way, the reason is recorded.'),
    step(
      'Reviewed',
      'An analyst opens the path, asks the customer for proof of the source of funds, or escalates.',
    ),
    step(
      'Reported',
      'Where suspicion remains, your team files a SAR or STR and decides whether to keep the customer, with names and times on record.',
    ),
    step('Watched', 'The customer’s addresses stay under monitoring as attribution improves.'),
  ],
})

const questions = section('faq', {
  anchor: 'questions',
  title: 'Questions from compliance officers',
  questions: [
    question(
      'How many hops do you look through?',
      'As many as the value passes through, until it reaches a service. A hop is one transfer from one owner to the next, so direct exposure has no intermediary. Exposure through an exchange is reported as exposure to the exchange, because funds are pooled there. For each category, you set how far back counts.',
    ),
    question(
      'Which networks are covered?',
      'Transfers on {{blockchains}} blockchains can be monitored. Exposure through other addresses needs a network that we trace with full history; there are {{networks}}. [Coverage](/resources/coverage) lists them.',
    ),
    question(
      'How do we defend a threshold to our regulator?',
      'Each change to a rule has an author, a date, a reason and the result of its replay on past transactions. The export shows the rule, the reason for its threshold and the confirmed cases that it would have missed.',
    ),
    question(
      'Do you decide for us?',
      'No. KYT scores and explains; your rules and your people decide. KYT holds or releases transfers as your rules say, and never closes an account.',
    ),
    question(
      'How does it fit with our case system?',
      'By webhooks and a REST API, or through one of {{partners}} integration partners. Setup takes 2-4 weeks, training included.',
    ),
  ],
})

export const kyt = product({
  title: 'KYT',
  path: '/products/kyt',
  category: 'Transaction monitoring and AML',
  tagline: 'Know the transaction, not only the customer',
  summary:
    'Monitor deposits and withdrawals as they happen, with alerts that say which exposure raised them and how far away it is.',
  icon: 'radar',
  orderRank: orderRank(2),
  sections: [
    hero,
    rules,
    section('statBand', {
      anchor: 'scale',
      title: 'Scale and setup',
      look: 'row',
      figures: [
        registered('throughput', { note: 'for one customer' }),
        registered('blockchains', { label: 'Blockchains', note: 'monitored' }),
        figure('24/7', 'Continuous monitoring', 'of every transfer'),
        figure('2-4', 'Weeks to set up', 'training included'),
      ],
      source: 'Company figures, {{checked}}.',
    }),
    anatomy,
    noise,
    detection,
    life,
    questions,
    section('documentList', {
      what: 'testimonial',
      title: 'From compliance teams',
      chosen: referenceList(['testimonial-alert-quality', 'testimonial-look-back']),
    }),
    section('callToAction', {
      title: 'Replay your last quarter',
      text: 'Give us three months of transaction hashes and alerts. We show which alerts KYT would have raised, and which of yours it would not.',
      look: 'paper',
      actions: [
        primary('Request Personal Demo', to.dialog('personal-demo')),
        secondary('Contact Sales', to.dialog('sales-inquiry', { topic: 'products' })),
      ],
    }),
  ],
  seo: {
    title: 'KYT: real-time crypto transaction monitoring',
    description:
      'Real-time transaction monitoring and AML for crypto: direct and indirect exposure, behavioral rules, Travel Rule counterparties and SAR drafting.',
  },
})
