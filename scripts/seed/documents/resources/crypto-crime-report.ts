import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const findings = section('cardGrid', {
  anchor: 'findings',
  eyebrow: 'Key findings',
  title: 'Four things that changed',
  look: 'tinted',
  columns: 2,
  cards: [
    card(
      'Stablecoins carry the proceeds',
      'Launderers prefer a dollar that moves at night. That gives issuers’ freeze functions more weight than any other measure, and makes the first hours decide.',
      { icon: 'coins' },
    ),
    card(
      'Bridges replace mixers',
      'Value is hopped across three or more networks before it is mixed at all, if it ever is. Tracing that stops at a bridge now misses most of the path.',
      { icon: 'share-2' },
    ),
    card(
      'Off-ramps concentrate',
      'A small number of deposit addresses receives most of what ransomware crews cash out. They change more slowly than the crews do.',
      { icon: 'target' },
    ),
    card(
      'Fraud has become an industry',
      'Investment scams share wallets, scripts and payroll. Complaints that look separate seldom are, and one consolidation wallet can join hundreds of victims.',
      { icon: 'users' },
    ),
  ],
})

const highlights = section('cardGrid', {
  anchor: 'highlights',
  eyebrow: 'Highlights',
  title: 'What is in it',
  look: 'list',
  columns: 2,
  cards: [
    card(
      'Ransomware',
      'Payment splits, affiliate turnover, and how long proceeds rest before they move.',
      {
        icon: 'lock',
      },
    ),
    card('Stolen funds', 'Ten thefts followed from the exploit to the off-ramp, with times.', {
      icon: 'zap',
    }),
    card('Scams', 'Approval phishing, investment fraud and the brokers who launder for both.', {
      icon: 'triangle-alert',
    }),
    card(
      'Sanctions',
      'What listed addresses do in the hour before and the month after a designation.',
      {
        icon: 'landmark',
      },
    ),
    card('Darknet markets', 'Where vendors went when three markets closed.', { icon: 'eye' }),
    card('Terrorist financing', 'Small sums, many donors, and why volume is the wrong measure.', {
      icon: 'shield',
    }),
  ],
})

const method = section('steps', {
  anchor: 'methodology',
  eyebrow: 'Methodology',
  title: 'How the figures were made, in three steps',
  text: 'So that you can disagree with them.',
  steps: [
    step(
      'Identify',
      'Addresses are attributed to illicit services from seizures, test payments, victim reports and listings. Only labels of high confidence count.',
    ),
    step(
      'Trace',
      'Value received is followed forwards, with internal transfers and change removed, so that nothing is counted twice.',
    ),
    step(
      'Estimate',
      'Totals are lower bounds at the date of print. Earlier years are restated as attribution improves, and the restatement is shown.',
    ),
  ],
})

export const cryptoCrimeReport = page({
  title: 'Crypto Crime Report 2025',
  path: '/resources/crypto-crime-report',
  sections: [
    section('hero', {
      eyebrow: 'Report · 2025 edition',
      title: 'Crypto Crime Report 2025',
      text: 'Where illicit value came from, how it moved and where it left: 150 pages of typologies, figures and cases, with the method set out.',
      actions: [
        primary('Download Full Report', to.route('/signup')),
        secondary('View Executive Summary', to.anchor('findings')),
      ],
      figures: [
        figure('150', 'Pages'),
        figure('10M+', 'Transactions', 'analysed'),
        figure('100+', 'Blockchains'),
      ],
    }),
    findings,
    highlights,
    method,
    section('callToAction', {
      title: 'Take it to your team',
      text: 'The PDF comes with a free account. An author presents the findings for your sector on request.',
      tone: 'paper',
      actions: [
        primary('Download PDF', to.route('/signup')),
        secondary('Request Presentation', to.dialog('personal-demo')),
      ],
    }),
  ],
  seo: {
    title: 'Crypto Crime Report 2025: findings and method',
    description:
      'Key findings of the Crypto Crime Report 2025: stablecoins, bridges, off-ramps and organised fraud, with the three-step method behind the 150 pages.',
  },
})
