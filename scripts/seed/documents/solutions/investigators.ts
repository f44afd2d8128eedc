import { primary, quiet, secondary } from '../../builders/action.ts'
import { registered } from '../../builders/figure.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { workedCases } from './investigators-cases.ts'
import { requests } from './investigators-requests.ts'

const tools = section('cardGrid', {
  anchor: 'tools',
  eyebrow: 'Tools',
  title: 'Six tools for an investigation',
  look: 'plain',
  columns: 3,
  cards: [
    card(
      'Tracing',
      'Forward and backward through peel chains, swaps and supported bridges, by a tracing method that you choose and the export names.',
      { icon: 'route' },
    ),
    card(
      'Attribution',
      '{{labeledAddresses}} labeled addresses. Each label shows its source, date and confidence.',
      { icon: 'fingerprint' },
    ),
    card(
      'Clustering',
      'Addresses grouped by named heuristics. Switch one off to see which links remain.',
      { icon: 'network' },
    ),
    card('Watch alerts', 'Your analyst on duty is notified when dormant funds move.', {
      icon: 'bell',
    }),
    card(
      'Timelines',
      'On-chain events beside phone, chat, parcel and login records, in one time zone.',
      { icon: 'clock' },
    ),
    card(
      'Evidence export',
      'Report, tables and hashes, with the query and the label version behind every line.',
      { icon: 'file-search' },
    ),
  ],
})

export const investigators = page({
  title: 'Investigators',
  path: '/solutions/investigators',
  sections: [
    section('hero', {
      eyebrow: 'Solutions · Investigators',
      title: 'From a victim’s report to a freeze request',
      text: 'Start from a transaction hash. We help you find the service that holds the funds, where the evidence allows, and write a request that its compliance team can act on.',
      actions: [
        primary('Start Investigation', to.route('/signup')),
        secondary('Request Demo', to.dialog('personal-demo')),
      ],
      picture: 'freeze-letter',
    }),
    workedCases,
    requests,
    section('statBand', {
      anchor: 'impact',
      eyebrow: 'Impact',
      title: 'Results',
      look: 'row',
      figures: [
        registered('casesSolved', { note: 'reported by customers' }),
        registered('assetsRecovered', { note: 'frozen, seized or returned' }),
        registered('fundsTracked', { label: 'Tracked', note: 'in open cases' }),
        registered('activeCountries', { label: 'Countries', note: 'with an active user' }),
      ],
      source: 'Company figures, {{checked}}.',
    }),
    tools,
    section('documentList', {
      what: 'testimonial',
      title: 'From investigators',
      chosen: referenceList([
        'testimonial-ransom-trace',
        'testimonial-romance-fraud',
        'testimonial-restitution',
      ]),
    }),
    section('callToAction', {
      title: 'Train your whole unit',
      text: 'Training is included. We come to you for two days and work through your own closed cases, where you already know the outcome.',
      look: 'paper',
      actions: [
        primary('Request Training Session', to.dialog('briefing-request', { topic: 'training' })),
        secondary('Contact Sales Team', to.dialog('sales-inquiry', { topic: 'investigations' })),
        quiet('For police and prosecutors', to.document('/resources/for-police')),
      ],
    }),
  ],
  seo: {
    title: 'Crypto tracing tools for law enforcement',
    description:
      'Trace ransomware, fraud, laundering and darknet proceeds from a victim’s transaction toward the service that holds the funds. Training is included.',
  },
})
