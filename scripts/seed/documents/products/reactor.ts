import { primary, secondary } from '../../builders/action.ts'
import { figure, registered } from '../../builders/figure.ts'
import { orderRank } from '../../builders/order-rank.ts'
import { referenceList } from '../../builders/reference.ts'
import { product } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { featureRow, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { coldTrails, wholePath } from './reactor-cold-trails.ts'
import { evidence } from './reactor-evidence.ts'
import { reactorQuestions } from './reactor-questions.ts'

const hero = section('hero', {
  anchor: 'case-2041',
  title: 'Follow the money to where it stops',
  text: 'Enter an address or a transaction hash. Reactor follows the funds across swaps and supported bridges, toward a service that may hold customer records.',
  actions: [
    primary('Get Started Free', to.route('/signup')),
    secondary('Request Personal Demo', to.dialog('personal-demo')),
  ],
  figures: [
    registered('labeledAddresses'),
    registered('blockchains', { label: 'Blockchains', note: 'screened and monitored' }),
    figure('2009', 'History since', 'the first Bitcoin block'),
  ],
  look: 'wide',
  picture: 'case-player',
})

const firstHour = section('steps', {
  anchor: 'first-hour',
  eyebrow: 'Workflow',
  title: 'The first hour of a case',
  text: 'How a straightforward case unfolds.',
  steps: [
    step(
      'Open the case',
      'Paste the victim’s transaction hash. Reactor places the theft on the graph and pulls in the later transfers of those funds.',
      'Minute 1',
    ),
    step(
      'Follow the value',
      'Choose a tracing method, such as first in, first out, and a depth. The path of the stolen value lights up; other money stays gray.',
      'Minute 5',
    ),
    step(
      'See which service holds it',
      'Labeled clusters carry the name of the service. Open any label to read the evidence and confidence behind it.',
      'Minute 20',
    ),
    step(
      'Ask for the freeze',
      'Export the freeze request for each off-ramp, with the deposit addresses, amounts and times that its compliance team will ask for.',
      'Minute 40',
    ),
    step(
      'Keep watch',
      'Set an alert on every address where value came to rest. When it moves, your analyst on duty is notified.',
      'Minute 60',
    ),
  ],
})

const sequence = section('featureRows', {
  anchor: 'sequence',
  look: 'margin',
  eyebrow: 'Time',
  title: 'Put the case in order',
  rows: [
    featureRow(
      'Transfers and records on one timeline',
      'Switch to the time zone of the suspect, the victim or the court to see working hours and travel.',
      {
        points: [
          'On-chain times beside your own records: messages, logins, phone calls',
          'Value in the court’s currency, at block-time prices',
          'The same timeline in the export',
        ],
        picture: 'case-lanes',
      },
    ),
  ],
})

const record = section('statBand', {
  anchor: 'record',
  title: 'Used in real cases',
  look: 'row',
  figures: [
    registered('casesSolved', { note: 'reported by customers' }),
    registered('fundsTracked', { label: 'Tracked', note: 'in open cases' }),
    registered('transactions', { note: 'traced in customer cases' }),
    registered('allHours', { label: 'Support', note: 'emergency line for enterprise' }),
  ],
  source: 'Company figures, {{checked}}.',
})

const voices = section('documentList', {
  what: 'testimonial',
  anchor: 'customers-say',
  title: 'What investigators say',
  chosen: referenceList([
    'testimonial-incident-response',
    'testimonial-tax-trace',
    'testimonial-court-exhibit',
  ]),
})

const questions = section('faq', {
  anchor: 'questions',
  eyebrow: 'Questions',
  title: 'Questions from investigators',
  questions: reactorQuestions,
})

const close = section('callToAction', {
  title: 'Bring us the case that stalled',
  text: 'Trace it yourself, or let an analyst take the first look.',
  look: 'paper',
  actions: [
    primary('Get Started Free', to.route('/signup'), 'a free account, to trace it yourself'),
    secondary(
      'Free Investigation Request',
      to.dialog('free-investigation'),
      'an analyst replies within {{firstLook}}',
    ),
  ],
})

export const reactor = product({
  title: 'Reactor',
  path: '/products/reactor',
  category: 'Investigation software',
  tagline: 'From the theft to the cash-out, hop by hop',
  summary:
    'Trace funds through swaps and bridges, as in case 2041, toward the exchange where they are cashed out, and export evidence that others can check.',
  icon: 'network',
  orderRank: orderRank(1),
  sections: [
    hero,
    wholePath,
    coldTrails,
    firstHour,
    sequence,
    evidence,
    record,
    voices,
    questions,
    close,
  ],
  seo: {
    title: 'Reactor: crypto investigation software',
    description:
      'Trace crypto through peel chains, swaps and bridges toward the exchange off-ramp, with sourced attribution and evidence exports that others can check.',
  },
})
