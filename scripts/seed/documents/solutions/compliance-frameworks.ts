import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'

export const frameworks = section('cardGrid', {
  anchor: 'frameworks',
  eyebrow: 'Frameworks',
  title: 'Six duties, one set of records',
  text: 'What most regimes require, and how we help you meet it.',
  look: 'list',
  columns: 2,
  cards: [
    card(
      'AML and counter-terrorist financing',
      'An enterprise-wide risk assessment fed with figures from your own flows, then monitoring and reporting, with evidence for each.',
      { icon: 'scale' },
    ),
    card(
      'KYC and beneficial ownership',
      'On-chain history at onboarding and at each periodic review, with a company’s wallets recorded beside the beneficial owners in your file.',
      { icon: 'users' },
    ),
    card(
      'Sanctions',
      'Listed addresses, and entities that listed persons own (for the EU and UK lists, own or control), by list and date, screened before the transfer and again after each update.',
      { icon: 'landmark' },
    ),
    card(
      'Travel Rule',
      'The counterparty VASP identified from the address where our labels know it, with its license and protocol, so your messaging provider can send originator and beneficiary data in time.',
      { icon: 'route' },
    ),
    card(
      'Market abuse',
      'Surveillance for wash trading, layering and insider dealing. Article 92 of MiCA requires it of anyone who professionally arranges or executes transactions in crypto-assets.',
      { icon: 'eye' },
    ),
    card(
      'Record keeping',
      'Responses, decisions and label versions, kept for as long as the law requires of you while you are a customer, and exported to you when you leave.',
      { icon: 'database' },
    ),
  ],
})
