import { primary, quiet, secondary } from '../../builders/action.ts'
import { point } from '../../builders/chart-point.ts'
import { registered } from '../../builders/figure.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandName, brandSlug } from '../brand.ts'
import { regulatoryCoverage } from './compliance-coverage.ts'
import { frameworks } from './compliance-frameworks.ts'
import { examinerQuestions } from './compliance-questions.ts'

const features = section('cardGrid', {
  anchor: 'features',
  eyebrow: 'Controls',
  title: 'Every control in one audit trail',
  look: 'plain',
  columns: 3,
  cards: [
    card(
      'Screening',
      'Addresses and transactions against {{watchlists}} watchlists before you accept or sign.',
      {
        action: quiet('See Screening', to.document(`/products/${brandSlug}-screening`)),
      },
    ),
    card(
      'Monitoring',
      'Deposits and withdrawals scored in real time, and again when a label changes.',
      { action: quiet('See KYT', to.document('/products/kyt')) },
    ),
    card(
      'Source of funds',
      'A report for one customer or one transfer, with the share of each origin, to attach to the file.',
    ),
    card(
      'Travel Rule',
      'The counterparty VASP, where our labels know it, before the transfer is signed.',
    ),
    card(
      'Reporting',
      'SAR and STR narratives drafted in the structure that your FIU expects, for your team to check and file.',
    ),
    card('Governance', 'Rule changes with author, reason and replay; roles; two-person release.'),
  ],
})

const minutes = section('chart', {
  anchor: 'minutes',
  eyebrow: 'Where the time goes',
  title: 'From 48 minutes per alert to 19',
  text: 'Average analyst time per alert, before go-live and in the third quarter after it.',
  kind: 'bars',
  unit: 'minutes',
  valueName: 'After',
  compareName: 'Before',
  points: [
    point('Gathering exposure', 4, { compare: 17, highlight: true }),
    point('Checking the customer’s file', 5, { compare: 11 }),
    point('Deciding, with a second reader', 6, { compare: 9 }),
    point('Writing it down', 4, { compare: 11 }),
  ],
  summary:
    'Gathering exposure fell from 17 to 4 minutes, checking the file from 11 to 5, deciding from 9 to 6, writing from 11 to 4.',
  source: `${brandName} Research, 36 compliance teams, 2023 to 2025. Your results may differ.`,
  tone: 'paper',
})

export const compliance = page({
  title: 'Compliance Teams',
  path: '/solutions/compliance',
  sections: [
    section('hero', {
      eyebrow: 'Solutions · Compliance Teams',
      title: 'A crypto compliance program your examiner can follow',
      text: 'Screening, monitoring, Travel Rule and reporting in one record that shows which rule fired, on which exposure, who decided and when.',
      actions: [
        primary('Start Compliance Check', to.route('/signup')),
        secondary('Schedule Demo', to.dialog('personal-demo')),
      ],
      look: 'wide',
      picture: 'decision-trail',
    }),
    features,
    regulatoryCoverage,
    section('statBand', {
      anchor: 'performance',
      eyebrow: 'Performance',
      title: 'Performance at a glance',
      look: 'row',
      figures: [
        registered('responseTime'),
        registered('watchlists', { note: 'OFAC, UN, EU, PEP' }),
        registered('labeledAddresses'),
        registered('uptime'),
      ],
      source: 'Company figures, {{checked}}.',
    }),
    minutes,
    section('documentList', {
      what: 'testimonial',
      title: 'From compliance officers',
      chosen: referenceList(['testimonial-examination', 'testimonial-withdrawal-screening']),
    }),
    frameworks,
    examinerQuestions,
    section('callToAction', {
      title: 'See where your program stands',
      text: 'We map your current controls to the rules you are supervised under and show the gaps, in writing, before we talk about price.',
      look: 'paper',
      actions: [
        primary('Get Compliance Assessment', to.dialog('sales-inquiry', { topic: 'assessment' })),
        secondary('Contact Compliance Team', to.dialog('sales-inquiry', { topic: 'compliance' })),
        quiet('Audits and data location', to.document('/company/trust')),
      ],
    }),
  ],
  seo: {
    title: 'Crypto AML and sanctions compliance software',
    description:
      'Screening, transaction monitoring, Travel Rule and SAR drafting with an audit trail, mapped to rules in the US, EU, UK, Asia Pacific and Canada.',
  },
})
