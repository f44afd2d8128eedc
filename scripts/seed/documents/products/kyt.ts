import { primary, secondary } from '../../builders/action.ts'
import { figure, registered } from '../../builders/figure.ts'
import { referenceList } from '../../builders/reference.ts'
import { product } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, featureRow, question, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { noise, rules } from './kyt-rules.ts'

const hero = section('hero', {
  title: 'Stop illicit funds at the deposit',
  text: 'A customer who passed KYC can still receive ransom money. KYT monitors every deposit and withdrawal in real time, looks through intermediaries to the source and raises an alert while you can still hold the funds.',
  actions: [
    primary('Request Personal Demo', to.dialog('personal-demo')),
    secondary('Get Started Free', to.route('/signup')),
  ],
  figures: [
    registered('uptime'),
    registered('watchlists', { note: 'OFAC, UN, EU, PEP' }),
    figure('0-100', 'Risk score', 'with the exposures behind it'),
  ],
  picture: 'alert-stream',
})

const anatomy = section('featureRows', {
  anchor: 'anatomy',
  eyebrow: 'Anatomy of an alert',
  title: 'What an analyst needs in the first ten seconds',
  rows: [
    featureRow(
      'Exposure, with distance',
      '“High risk” tells an analyst nothing. An alert says that 0.84 BTC, or 31% of the deposit, came from a ransomware cluster, three hops back, through two unhosted wallets.',
      {
        points: [
          'Direct and indirect exposure kept apart',
          'Source of funds and destination of funds',
          'The path itself, one click from the alert',
        ],
        picture: 'risk-score',
      },
    ),
    featureRow(
      'A queue in order of harm',
      'Alerts are ranked by severity, amount and the time left before a withdrawal leaves. Alerts from one customer or one source arrive as a single case.',
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
      { icon: 'network' },
    ),
    card(
      'Behavior',
      'Structuring below a threshold, rapid in-and-out, dormant accounts that wake up, many new deposit addresses fed from one source.',
      { icon: 'trending-up' },
    ),
    card(
      'Unhosted wallets',
      'Above your limit, customers prove control with a signed message or a test transfer. The proof is kept with the Travel Rule record.',
      { icon: 'key' },
    ),
    card(
      'Travel Rule',
      'The counterparty VASP is identified from the address before the transfer, so that originator data goes to the right place.',
      { icon: 'handshake' },
    ),
    card(
      'Cases and SARs',
      'The narrative of a SAR or STR is drafted from the transactions in the case, in your regulator’s structure, for a person to finish.',
      { icon: 'file-text' },
    ),
    card(
      'Look-back',
      'When an address is newly attributed or sanctioned, KYT rescores past transactions and alerts you only to those that changed.',
      { icon: 'clock' },
    ),
  ],
})

const life = section('steps', {
  anchor: 'life-of-a-deposit',
  eyebrow: 'Life of a deposit',
  title: 'From broadcast to audit file',
  steps: [
    step('Seen', 'The transaction is scored when it is broadcast, before the first confirmation.'),
    step('Held or credited', 'Your rule decides, and the reason is recorded either way.'),
    step(
      'Reviewed',
      'An analyst opens the path, asks the customer for a source of funds, or escalates.',
    ),
    step(
      'Reported',
      'The team files a SAR or STR and decides whether to keep the customer, with names and times on record.',
    ),
    step('Watched', 'The customer’s addresses stay under monitoring as attribution improves.'),
  ],
})

const questions = section('faq', {
  anchor: 'questions',
  title: 'What compliance officers ask',
  questions: [
    question(
      'How many hops do you look through?',
      'As many as carry value, until a service is reached. Exposure through an exchange is reported as exposure to the exchange, because funds are pooled there. You set how far back counts for each category.',
    ),
    question(
      'How do we defend a threshold to our regulator?',
      'Each change to a rule has an author, a date, a reason and the result of its replay on past transactions. The export is what examiners usually ask for: the rule, why it is set there, and what it would have missed.',
    ),
    question(
      'Do you decide for us?',
      'No. KYT scores and explains; your rules and your people decide. A score alone never closes an account.',
    ),
    question(
      'How does it fit with our case system?',
      'By webhooks and a REST API, or through one of {{partners}} integration partners. Setup takes 2-4 weeks with training included.',
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
  order: 2,
  sections: [
    hero,
    rules,
    section('statBand', {
      anchor: 'scale',
      title: 'At your volume',
      look: 'row',
      figures: [
        registered('throughput', { note: 'for one customer' }),
        registered('blockchains', { note: 'monitored' }),
        figure('24/7', 'Monitoring and support'),
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
      text: 'Give us three months of transaction hashes. We show which alerts KYT would have raised, and which of yours it would have spared you.',
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
