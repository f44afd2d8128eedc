import { primary, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

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
    section('cardGrid', {
      anchor: 'tools',
      eyebrow: 'Tools',
      title: 'Six tools on one desk',
      look: 'plain',
      columns: 3,
      cards: [
        card('Tracing', 'Forwards and backwards through peel chains, swaps and bridges.', {
          icon: 'route',
        }),
        card('Attribution', '500M+ labelled addresses with the evidence behind each label.', {
          icon: 'fingerprint',
        }),
        card('Clustering', 'Addresses grouped by named heuristics that you can switch off.', {
          icon: 'network',
        }),
        card('Watch alerts', 'A message when funds at rest begin to move.', { icon: 'bell' }),
        card('Timelines', 'On-chain events beside phone, chat and login records.', {
          icon: 'clock',
        }),
        card('Evidence export', 'Reports, tables and hashes with an unbroken chain of custody.', {
          icon: 'file-search',
        }),
      ],
    }),
    section('callToAction', {
      title: 'Train the unit, not one person',
      text: 'Training is included. We come to you, on your own closed cases.',
      tone: 'ink',
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
