import { figure } from '../../builders/figure.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'

/** Sample figures of the compliance control centre. */
export const controlCentre = section('statBand', {
  anchor: 'control-centre',
  eyebrow: 'Compliance control centre',
  title: 'A day at a mid-sized exchange',
  text: 'Sample figures from our demonstration workspace.',
  tone: 'ink',
  figures: [
    figure('18,420', 'Screened today'),
    figure('37', 'Blocked'),
    figure('112', 'In review'),
    figure('99.2%', 'Passed without a person'),
  ],
  source: 'Demonstration data.',
})

/** Sample alerts, with the label that the rules gave them. */
export const alerts = section('cardGrid', {
  anchor: 'alerts',
  eyebrow: 'High-risk alerts',
  title: 'What an answer looks like',
  text: 'Sample alerts. The label says what your rules did; the rest says why.',
  look: 'list',
  columns: 2,
  cards: [
    card(
      'BLOCKED · risk 96',
      'Withdrawal of 12.4 ETH to an address on the OFAC SDN list. Direct match.',
      {
        icon: 'shield',
      },
    ),
    card('BLOCKED · risk 91', 'Deposit of 3.1 BTC, 62% from a ransomware cluster, two hops back.', {
      icon: 'shield',
    }),
    card(
      'REVIEW · risk 64',
      'Deposit of 48,000 USDT, 18% from a mixer, four hops back, customer tier 2.',
      {
        icon: 'triangle-alert',
      },
    ),
    card('REVIEW · risk 58', 'Withdrawal to a new address funded only by a high-risk exchange.', {
      icon: 'triangle-alert',
    }),
  ],
})
