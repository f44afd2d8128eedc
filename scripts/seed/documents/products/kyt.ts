import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { product } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

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
    section('hero', {
      eyebrow: 'KYT · Transaction monitoring and AML',
      title: 'Know the transaction, not only the customer',
      text: 'A customer who passed KYC can still receive a ransom. KYT watches every deposit and withdrawal in real time, looks through intermediaries to the source, and raises an alert while the funds can still be held.',
      actions: [
        primary('Request Personal Demo', to.dialog('personal-demo')),
        secondary('Get Started Free', to.route('/signup')),
      ],
      figures: [
        figure('99.9%', 'Uptime'),
        figure('100+', 'Blockchains'),
        figure('24/7', 'Monitoring'),
      ],
      picture: 'alert-feed',
    }),
    section('cardGrid', {
      anchor: 'alerts',
      eyebrow: 'Alerts',
      title: 'An alert an analyst can close, either way',
      look: 'bordered',
      columns: 3,
      cards: [
        card(
          'Direct and indirect exposure',
          'Category, amount, share of value and number of hops, for both the sending and the receiving side.',
          { icon: 'network' },
        ),
        card(
          'Behaviour, not only counterparties',
          'Structuring below a threshold, rapid in-and-out, dormant accounts that wake up, new deposit addresses fed from one source.',
          { icon: 'trending-up' },
        ),
        card(
          'Rules in your words',
          'Thresholds by category, customer tier, asset and jurisdiction. Try a rule against last quarter before you switch it on.',
          { icon: 'scale' },
        ),
        card(
          'Travel Rule',
          'Counterparty VASP identified from the address before the transfer, so that the originator data goes to the right place.',
          { icon: 'handshake' },
        ),
        card(
          'Cases and SARs',
          'Related alerts become one case. The SAR or STR narrative is drafted from the transactions in it, for a person to finish.',
          { icon: 'file-text' },
        ),
        card(
          'Look-back',
          'When a new address is attributed or sanctioned, past transactions are scored again and only what changed is raised.',
          { icon: 'clock' },
        ),
      ],
    }),
  ],
  seo: {
    title: 'KYT: real-time crypto transaction monitoring',
    description:
      'Real-time transaction monitoring and AML for crypto: direct and indirect exposure, behavioural rules, Travel Rule counterparties and SAR drafting.',
  },
})
