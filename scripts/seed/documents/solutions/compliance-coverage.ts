import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'

/** Which regimes the rule sets follow, region by region. */
export const regulatoryCoverage = section('cardGrid', {
  anchor: 'coverage',
  eyebrow: 'Regulatory coverage',
  title: 'Rule sets by region',
  text: 'Start from the set for your supervisor and change what your risk assessment says.',
  look: 'bordered',
  columns: 3,
  cards: [
    card('United States', 'Bank Secrecy Act duties for money services businesses and banks.', {
      icon: 'landmark',
      points: [
        'FinCEN: SAR and CTR',
        'OFAC SDN list and 50% rule',
        'State licences and BitLicense',
      ],
    }),
    card('European Union', 'One rulebook for providers, in force in stages.', {
      icon: 'globe',
      points: ['MiCA', 'Transfer of Funds Regulation', 'AMLR and EU sanctions'],
    }),
    card('United Kingdom', 'Registration, financial promotions and sanctions of its own.', {
      icon: 'scale',
      points: ['Money Laundering Regulations', 'FCA registration', 'OFSI consolidated list'],
    }),
    card('Asia-Pacific', 'Licensing regimes that differ by city and agree on the Travel Rule.', {
      icon: 'globe',
      points: ['MAS, Singapore', 'SFC, Hong Kong', 'FSA, Japan', 'AUSTRAC, Australia'],
    }),
    card('Canada', 'Dealers in virtual currency report as money services businesses.', {
      icon: 'landmark',
      points: ['PCMLTFA', 'FINTRAC reporting', 'PIPEDA for personal data'],
    }),
    card('Global standards', 'What the national rules are measured by.', {
      icon: 'badge-check',
      points: ['FATF Recommendations 15 and 16', 'UN sanctions', 'Wolfsberg principles'],
    }),
  ],
})
