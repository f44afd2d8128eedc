import { primary, quiet, secondary } from '../../builders/action.ts'
import { figure, registered } from '../../builders/figure.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, featureRow } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandName } from '../brand.ts'
import { homeBenefits } from './benefits.ts'
import { industries } from './industries.ts'

const hero = section('hero', {
  eyebrow: 'Blockchain investigation and compliance',
  title: 'Investigate Crypto Crime',
  text: `Stolen, laundered and sanctioned funds leave a public trail. ${brandName} follows it from hop to hop, across swaps and bridges, and past mixers where the evidence allows, toward the service where the funds are cashed out. Every step shows how we know.`,
  actions: [
    primary('Start Free Investigation', to.route('/signup')),
    secondary('Watch Demo', to.dialog('demo-video')),
    quiet('Has your crypto been stolen?', to.document('/resources/for-victims')),
  ],
  figures: [
    registered('freeFundsTracked', { note: 'in free investigations' }),
    registered('freeUsers', { note: 'with a free account' }),
    registered('freeBlockchains', { note: 'open to free accounts' }),
  ],
  picture: 'traced-graph',
})

const products = section('documentList', {
  what: 'product',
  anchor: 'products',
  eyebrow: 'Products',
  title: 'Seven tools, one set of labels',
  text: 'The label that an investigator reads in Reactor is the one that KYT alerts on and Screening scores. You never have to reconcile two sets of labels.',
})

const customers = section('statBand', {
  anchor: 'customers',
  title: 'Customers, results and coverage',
  look: 'row',
  figures: [
    registered('allCustomers', { note: 'agencies, firms and individuals' }),
    registered('assetsRecovered', { note: 'frozen, seized or returned' }),
    registered('blockchains', { note: 'screened and monitored' }),
    registered('activeCountries', { note: 'with an active user' }),
  ],
  source: 'Company figures, {{checked}}.',
})

const casework = section('featureRows', {
  anchor: 'casework',
  eyebrow: 'Prevention and investigation',
  title: 'Stop illicit payments, and trace those that got through',
  rows: [
    featureRow(
      'Before the money moves',
      'Every withdrawal request names an address. Screening scores it from 0 to 100 against {{watchlists}} watchlists and the exposures in our data, direct and indirect, before you sign the payment.',
      {
        points: [
          'OFAC SDN, UN, EU and PEP lists',
          'Exposure by category, amount and number of hops',
          'BLOCKED, REVIEW or pass, according to rules that you write',
        ],
        picture: 'screening-queue',
      },
    ),
    featureRow(
      'After the money has moved',
      'Reactor opens the graph at the theft and follows the funds outward. It collapses peel chains, pairs both sides of a transfer through a supported bridge, and stops at the exchange that holds the deposit address and can answer a request.',
      {
        points: [
          'UTXO and account chains in one graph',
          'Swaps and supported bridges followed across networks',
          'Every attribution with its source and confidence',
        ],
        picture: 'case-workspace',
      },
    ),
  ],
})

const why = section('cardGrid', {
  anchor: 'why',
  eyebrow: `Why ${brandName}`,
  title: 'Built to answer “How do you know?”',
  text: 'An examiner, a judge or opposing counsel will ask. Our products keep the source, the method and the confidence beside every result.',
  look: 'plain',
  columns: 4,
  cards: homeBenefits,
})

const platform = section('statBand', {
  anchor: 'platform',
  eyebrow: 'Platform',
  title: 'The platform in figures',
  look: 'ledger',
  figures: [
    registered('uptime', { note: 'over the past twelve months' }),
    figure('24/7', 'Support', 'emergency line for enterprise'),
    registered('fundsTracked', { note: 'in open cases' }),
    registered('transactions', { note: 'traced in customer cases' }),
    registered('casesSolved', { note: 'reported by customers' }),
    registered('partners', { note: 'case systems, custodians, core banking' }),
  ],
  source: 'Company figures, {{checked}}.',
})

const voices = section('documentList', {
  what: 'testimonial',
  anchor: 'customers-say',
  eyebrow: 'Customers',
  title: 'In their words',
  chosen: referenceList([
    'testimonial-ransom-trace',
    'testimonial-alert-quality',
    'testimonial-withdrawal-screening',
  ]),
})

const desks = section('cardGrid', {
  anchor: 'desks',
  eyebrow: 'Contact',
  title: 'Four teams to contact',
  text: 'Each form goes directly to the team that handles it.',
  look: 'bordered',
  columns: 2,
  cards: [
    card(
      'You have lost funds, or suspect an address',
      'Send the address or transaction hash. An analyst responds within 24 hours, takes a first look free of charge and tells you whether there is a trail to follow.',
      {
        icon: 'search',
        action: quiet('Free Investigation Request', to.dialog('free-investigation')),
      },
    ),
    card(
      'Something is not working',
      'Tell us what you expected and what happened. In business hours, urgent tickets get a response within {{urgentReply}}, low-priority ones within 48 hours.',
      {
        icon: 'life-buoy',
        action: quiet('Technical Support', to.dialog('technical-support')),
      },
    ),
    card(
      'You want to partner with us',
      'Resellers, system integrators, consultancies and technology vendors: tell us about your customers and we will propose a program.',
      {
        icon: 'handshake',
        action: quiet('Partnership Inquiry', to.dialog('partnership')),
      },
    ),
    card(
      'You are writing about crypto crime',
      'Data, comments and interviews. The press team responds within 2-4 hours in business hours and works to your deadline.',
      {
        icon: 'newspaper',
        action: quiet('Media Inquiry', to.dialog('media-inquiry')),
      },
    ),
  ],
})

export const home = page({
  title: 'Home',
  path: '/',
  sections: [hero, products, customers, casework, voices, why, industries, platform, desks],
  seo: {
    title: `${brandName}: investigate crypto crime`,
    description:
      'Follow stolen and laundered crypto across swaps and bridges toward the exchange where it is cashed out. Investigation, monitoring and screening tools.',
  },
})
