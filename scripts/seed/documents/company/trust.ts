import { primary, quiet, secondary } from '../../builders/action.ts'
import { figure, registered } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, question } from '../../builders/section-items.ts'
import { table } from '../../builders/table.ts'
import { to } from '../../builders/target.ts'
import { brandDomain } from '../brand.ts'

/** A button that asks for a document by its name. */
const ask = (label: string, document: string) => ({
  action: quiet(label, to.dialog('document-request', { document })),
})

const audits = section('cardGrid', {
  anchor: 'audits',
  eyebrow: 'Audits',
  title: 'Audits and documents',
  text: 'An audit shows how controls worked over a period; it does not rule out failures. Where a document needs a confidentiality agreement, we send that first. Customers download all five in the workspace. We comply with the GDPR, but hold no certificate for it.',
  look: 'list',
  cards: [
    card(
      'SOC 2 Type II report',
      'An independent auditor’s report on security, availability and confidentiality, every year.',
      {
        icon: 'file-search',
        points: [
          'Auditor: Hallbrook Vance LLP, New York',
          'Period: July 1, 2025 to June 30, 2026',
          'Under a confidentiality agreement',
        ],
        ...ask('Ask for the SOC 2 report', 'SOC 2 Type II report, to June 30, 2026'),
      },
    ),
    card(
      'Bridge letter',
      'Our own quarterly statement on the months since the audited period. No auditor signs it.',
      {
        icon: 'file-text',
        points: [
          'Signed by: our Head of Security',
          'Period: July 1 to September 30, 2026',
          'With the report',
        ],
        ...ask('Ask for the bridge letter', 'Bridge letter, to September 30, 2026'),
      },
    ),
    card(
      'ISO/IEC 27001:2022 certificate',
      'For development, operations and support in all four offices. Renewed every three years, audited yearly.',
      {
        icon: 'badge-check',
        points: [
          'Auditor: Corvane Certification, an accredited body, London',
          'Period: November 18, 2024 to November 17, 2027; last audited October 12 to 16, 2026',
          'On request',
        ],
        ...ask('Ask for the certificate', 'ISO/IEC 27001 certificate'),
      },
    ),
    card(
      'Statement of applicability',
      'Which ISO controls apply, and why the others do not. The certification audit includes it.',
      {
        icon: 'layers',
        points: [
          'Auditor: Corvane Certification',
          'Period: in force since November 2025',
          'Under a confidentiality agreement',
        ],
        ...ask('Ask for the statement', 'Statement of applicability'),
      },
    ),
    card(
      'Penetration test, summary',
      'By an outside firm, every year and after large changes, with each finding and the date of its fix.',
      {
        icon: 'shield-check',
        points: [
          'Tester: Ostrander & Pike Security, Toronto',
          'Period: August 31 to September 18, 2026',
          'Under a confidentiality agreement',
        ],
        ...ask('Ask for the summary', 'Summary of the penetration test of September 2026'),
      },
    ),
  ],
})

const commitments = section('statBand', {
  anchor: 'uptime',
  eyebrow: 'Uptime',
  title: 'Uptime, committed and measured',
  look: 'ledger',
  figures: [
    registered('uptimePromised', {
      label: 'Committed, per month',
      note: 'in contracts for paid plans, with service credits below it',
    }),
    registered('uptime', { label: 'Measured, platform', note: 'over the past twelve months' }),
    registered('screeningUptime', {
      label: 'Measured, Screening API',
      note: 'over the past twelve months',
    }),
  ],
  source: 'Company figures, {{checked}}. Free accounts have no uptime commitment.',
})

const location = section('cardGrid', {
  anchor: 'data-location',
  eyebrow: 'Data location',
  title: 'Where we store your data',
  text: 'You choose where case data is stored when the contract begins. Attribution data, which is ours, is the same everywhere.',
  look: 'bordered',
  columns: 3,
  cards: [
    card(
      'United States',
      'Cases, labels, logs and backups stay in data centers in the United States.',
      {
        icon: 'server',
      },
    ),
    card(
      'European Union',
      'The same, in the European Union. Support staff elsewhere see a case only if you invite them.',
      {
        icon: 'globe',
      },
    ),
    card(
      'On your premises',
      'Enterprise customers can run the products on-premises. Cases and lookups stay there; data updates come to you.',
      {
        icon: 'building',
      },
    ),
  ],
})

const subprocessors = section('factTable', {
  anchor: 'subprocessors',
  eyebrow: 'Subprocessors',
  title: 'Who else handles customer data',
  text: 'Listed by function. The list with names and addresses is an annex of the data processing agreement; we give customers 30 days’ notice of changes, and they may object.',
  table: table(
    ['Function', 'What it handles', 'Where', 'When'],
    [
      'Cloud hosting',
      'Cases, labels and logs, encrypted',
      'United States or European Union, as you choose',
      'Always, in our cloud',
    ],
    [
      'Backup storage',
      'Encrypted backups; we hold the keys',
      'The same region as the hosting',
      'Always, in our cloud',
    ],
    [
      'Email delivery',
      'Names, addresses and the text of notices',
      'United States',
      'If you get email notices',
    ],
    [
      'Support desk',
      'Tickets and their attachments',
      'United States and European Union',
      'If you open a ticket',
    ],
    [
      'Telephone',
      'Numbers and times of calls; no recordings',
      'United States',
      'If you call support',
    ],
    [
      'Payments',
      'Billing contact and payment status; card numbers never reach us',
      'United States',
      'If you pay by card',
    ],
    [
      'Our own subsidiaries',
      'What a support or training request requires',
      'London, Singapore and Toronto',
      'If you ask for help',
    ],
  ),
  note: 'Analytics and chat on this website are separate: they run only with your consent and see no customer data.',
})

const questions = section('faq', {
  anchor: 'questions',
  title: 'Questions from vendor reviews',
  questions: [
    question(
      'How do we get a data processing agreement?',
      `It is part of the [Terms of Service](/legal/terms-of-service) and of every contract. Write to [privacy@${brandDomain}](mailto:privacy@${brandDomain}) for the text before you buy, or for a signed copy. It includes the European Commission’s standard contractual clauses and the UK addendum.`,
    ),
    question(
      'How do we report a vulnerability?',
      `Write to [support@${brandDomain}](mailto:support@${brandDomain}) with “Security” in the subject. The same contact is in \`/.well-known/security.txt\` on this site. We confirm within one business day and take no action against researchers who act in good faith, avoid other people’s data and give us time for a fix.`,
    ),
    question(
      'How do you count uptime?',
      'As the share of minutes in which the service responds. Maintenance that we announce at least 72 hours ahead does not count, here as in the [Terms of Service](/legal/terms-of-service). [A news article](/company/news/screening-twelve-months-uptime) lists every minute in which the Screening API was down in the year to September 2025; later ones are on the status page.',
    ),
    question(
      'Where is the status page?',
      'In the workspace, for signed-in users. There is no public one. Incidents are announced by email as they begin, and a written cause follows.',
    ),
    question(
      'Do you see which addresses we look up?',
      'Our systems do, to return results and to bill. Our staff see them only if you open a ticket or invite them to a case, and each access is logged. We do not sell lookups, and yours change nothing that another customer sees.',
    ),
    question(
      'How will we hear of a breach?',
      'By email and telephone to the security contact in your workspace, without undue delay and as your agreement says. We tell you what happened, which data is affected and what we have done.',
    ),
    question(
      'Who is responsible?',
      'Oleh Petrenko, Head of Security, and our data protection officer, who both report to the board. [The compliance framework](/legal/compliance) sets out the rest.',
    ),
  ],
})

export const trust = page({
  title: 'Trust',
  path: '/company/trust',
  sections: [
    section('hero', {
      look: 'ledger',
      eyebrow: 'Trust',
      title: 'Documents for your vendor review',
      text: 'Ask for a report or certificate, and we reply within {{salesReply}}. Case data stays in the United States, in the European Union or on your premises, as you choose.',
      actions: [
        primary('Ask for a Document', to.dialog('document-request')),
        secondary(
          'Report a Vulnerability',
          to.url(`mailto:support@${brandDomain}?subject=Security`),
        ),
      ],
      figures: [
        figure('ISO 27001', 'Certificate', 'Corvane Certification, to November 17, 2027'),
        figure('SOC 2', 'Type II report', 'Hallbrook Vance LLP, July 1, 2025 to June 30, 2026'),
        registered('uptimePromised', {
          label: 'Committed uptime, per month',
          note: 'in contracts for paid plans',
        }),
      ],
    }),
    audits,
    location,
    subprocessors,
    commitments,
    questions,
    section('callToAction', {
      title: 'Send us your questionnaire',
      text: 'We complete it within five business days and attach the evidence.',
      look: 'paper',
      actions: [
        primary('Contact Us', to.document('/company/contact')),
        quiet('Compliance framework', to.document('/legal/compliance')),
        quiet('Company facts', to.document('/company/press')),
      ],
    }),
  ],
  seo: {
    title: 'Trust: audits, data location, subprocessors',
    description:
      'SOC 2 Type II and ISO 27001 with auditor and period, where customer data is stored, subprocessors, uptime, the security contact and how to get a DPA.',
  },
})
