import { primary, quiet, secondary } from '../../builders/action.ts'
import { registered } from '../../builders/figure.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, featureRow } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandName } from '../brand.ts'
import { marks } from '../company/customers.ts'
import { homeBenefits } from './benefits.ts'
import { industries } from './industries.ts'

const hero = section('hero', {
  eyebrow: 'Blockchain investigation and compliance',
  title: 'Investigate Crypto Crime',
  text: `${brandName} follows stolen, laundered and sanctioned funds to the services that cash them out. Trace a case yourself with a free account, or ask an analyst for a first look.`,
  actions: [
    primary('Start Free Investigation', to.route('/signup')),
    secondary('Watch Demo', to.dialog('demo-video')),
    quiet('Has your crypto been stolen? Start here', to.document('/resources/for-victims')),
  ],
  figures: [
    registered('freeFundsTracked', { label: 'Funds tracked', note: 'in free investigations' }),
    registered('freeUsers', { note: 'with a free account' }),
    registered('freeBlockchains', { label: 'Blockchains', note: 'open to free accounts' }),
  ],
  picture: 'case-player',
})

const products = section('documentList', {
  what: 'product',
  anchor: 'products',
  eyebrow: 'Products',
  title: 'Seven products, one set of labels',
  text: 'A label names the service behind an address and cites the evidence for it.',
})

const casework = section('featureRows', {
  anchor: 'casework',
  look: 'night',
  title: 'Before a payment, and after a theft',
  rows: [
    featureRow(
      'Screen before you pay',
      'Screening checks an address against {{watchlists}} watchlists and scores its exposure to crime from 0 to 100.',
      { picture: 'screening-queue' },
    ),
    featureRow(
      'Trace after a theft',
      'Reactor follows the funds toward an exchange that may hold customer records, and drafts the freeze request.',
      { picture: 'freeze-letter' },
    ),
  ],
})

const why = section('cardGrid', {
  anchor: 'why',
  eyebrow: `Why ${brandName}`,
  title: 'Results that others can check',
  text: 'Every result shows its source, its method and its confidence.',
  look: 'plain',
  columns: 4,
  cards: homeBenefits,
})

const figures = section('statBand', {
  anchor: 'figures',
  title: `${brandName} in figures`,
  look: 'ledger',
  figures: [
    registered('allCustomers', { label: 'Customers', note: 'organizations and individuals' }),
    registered('assetsRecovered', { note: 'frozen, seized or returned' }),
    registered('blockchains', { label: 'Blockchains', note: 'screened and monitored' }),
    registered('activeCountries', { label: 'Countries', note: 'with an active user' }),
    registered('casesSolved', { note: 'reported by customers' }),
    registered('fundsTracked', { label: 'Funds tracked', note: 'in open cases' }),
    registered('transactions', { note: 'traced in customer cases' }),
    registered('partners', { note: 'case systems and custodians' }),
    registered('uptime', { note: 'over the past twelve months' }),
    registered('allHours', { label: 'Support', note: 'emergency line for enterprise' }),
  ],
  source:
    'Under contract: {{customers}} organizations in {{customerCountries}} countries. Company figures, {{checked}}.',
})

const voices = section('documentList', {
  what: 'testimonial',
  anchor: 'customers-say',
  title: 'What customers say',
  chosen: referenceList([
    'testimonial-ransom-trace',
    'testimonial-alert-quality',
    'testimonial-withdrawal-screening',
  ]),
})

const desks = section('cardGrid', {
  anchor: 'desks',
  title: 'Choose the right team',
  look: 'list',
  cards: [
    card('You have lost funds', 'Free: an analyst replies within {{firstLook}}.', {
      action: quiet('Free Investigation Request', to.dialog('free-investigation')),
    }),
    card('Something is not working', 'Open a ticket and set its urgency.', {
      action: quiet('Technical Support', to.dialog('technical-support')),
    }),
    card('You want to partner with us', 'Resell, integrate or refer.', {
      action: quiet('Partnership Inquiry', to.dialog('partnership')),
    }),
    card('You are a journalist', 'A reply within {{pressReply}} in business hours.', {
      action: quiet('Media Inquiry', to.dialog('media-inquiry')),
    }),
  ],
})

export const home = page({
  title: 'Home',
  path: '/',
  sections: [hero, marks, products, figures, casework, voices, why, industries, desks],
  seo: {
    title: `${brandName}: investigate crypto crime`,
    description:
      'Follow stolen and laundered crypto across swaps and bridges toward the exchange where it is cashed out. Investigation, monitoring and screening tools.',
  },
})
