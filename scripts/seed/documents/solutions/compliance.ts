import { primary, quiet, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandSlug } from '../brand.ts'
import { regulatoryCoverage } from './compliance-coverage.ts'

const features = section('cardGrid', {
  anchor: 'features',
  eyebrow: 'Controls',
  title: 'Six controls, one audit trail',
  look: 'plain',
  columns: 3,
  cards: [
    card(
      'Screening',
      'Addresses and transactions against 25+ watchlists before you accept or sign.',
      {
        icon: 'shield-check',
        action: quiet('See Screening', to.document(`/products/${brandSlug}-screening`)),
      },
    ),
    card(
      'Monitoring',
      'Deposits and withdrawals scored in real time, and again when labels change.',
      {
        icon: 'radar',
        action: quiet('See KYT', to.document('/products/kyt')),
      },
    ),
    card('Source of funds', 'A report for one customer or one transfer, to attach to the file.', {
      icon: 'file-search',
    }),
    card('Travel Rule', 'The counterparty VASP from the address, before the transfer.', {
      icon: 'handshake',
    }),
    card('Reporting', 'SAR and STR narratives drafted in the structure of your regulator.', {
      icon: 'file-text',
    }),
    card('Governance', 'Rule changes with author, reason and replay; roles; four-eyes release.', {
      icon: 'users',
    }),
  ],
})

const frameworks = section('cardGrid', {
  anchor: 'frameworks',
  eyebrow: 'Frameworks',
  title: 'The duties behind the controls',
  look: 'list',
  columns: 2,
  cards: [
    card(
      'AML and counter-terrorist financing',
      'Risk assessment, due diligence, monitoring and reporting, with evidence for each.',
      {
        icon: 'scale',
      },
    ),
    card(
      'KYC and beneficial ownership',
      'On-chain history as part of onboarding and periodic review.',
      {
        icon: 'users',
      },
    ),
    card(
      'Sanctions',
      'Listed addresses and what listed persons own or control, by list and by date.',
      {
        icon: 'landmark',
      },
    ),
    card(
      'Travel Rule',
      'Originator and beneficiary data to the right VASP; unhosted wallets by your policy.',
      {
        icon: 'route',
      },
    ),
    card(
      'Market abuse',
      'Surveillance for wash trading and manipulation, as MiCA asks of venues.',
      {
        icon: 'eye',
      },
    ),
    card(
      'Record keeping',
      'Answers, decisions and data versions for as long as your law requires.',
      {
        icon: 'database',
      },
    ),
  ],
})

export const compliance = page({
  title: 'Compliance Teams',
  path: '/solutions/compliance',
  sections: [
    section('hero', {
      eyebrow: 'Solutions · Compliance Teams',
      title: 'A crypto programme your examiner can follow',
      text: 'Screening, monitoring, Travel Rule and reporting in one record: which rule fired, which exposure caused it, who decided, and when.',
      actions: [
        primary('Start Compliance Check', to.route('/signup')),
        secondary('Schedule Demo', to.dialog('personal-demo')),
      ],
      picture: 'screening-queue',
    }),
    features,
    section('statBand', {
      anchor: 'performance',
      eyebrow: 'Performance',
      title: 'Figures for the vendor file',
      tone: 'ink',
      figures: [
        figure('47 ms', 'Average response'),
        figure('25+', 'Watchlists', 'OFAC, UN, EU, PEP'),
        figure('500M+', 'Labelled addresses'),
        figure('99.9%', 'Uptime'),
      ],
      source: 'Company figures, October 2025.',
    }),
    regulatoryCoverage,
    frameworks,
    section('testimonials', {
      title: 'From compliance officers',
      testimonials: referenceList([
        'testimonial-alert-quality',
        'testimonial-withdrawal-screening',
      ]),
    }),
    section('callToAction', {
      title: 'See where your programme stands',
      text: 'We map your current controls to the rules you are supervised under and show the gaps.',
      tone: 'paper',
      actions: [
        primary('Get Compliance Assessment', to.dialog('free-investigation')),
        secondary('Contact Compliance Team', to.document('/company/contact')),
      ],
    }),
  ],
  seo: {
    title: 'Crypto AML and sanctions compliance software',
    description:
      'Screening, transaction monitoring, Travel Rule and SAR drafting with an audit trail, mapped to rules in the US, EU, UK, Asia-Pacific and Canada.',
  },
})
