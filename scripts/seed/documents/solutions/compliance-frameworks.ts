import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'

/** The duties that all regimes share, and the evidence that each leaves behind. */
export const frameworks = section('cardGrid', {
  anchor: 'frameworks',
  eyebrow: 'Frameworks',
  title: 'Six duties that every regime shares',
  text: 'Regimes differ in detail, but all of them ask for these six.',
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
      'On-chain history at onboarding and at each periodic review; corporate wallets tied to the owners behind them.',
      { icon: 'users' },
    ),
    card(
      'Sanctions',
      'Listed addresses and what listed persons own or control, by list and by date, screened before the transfer and again after each update.',
      { icon: 'landmark' },
    ),
    card(
      'Travel Rule',
      'The counterparty VASP from the address, its license and its protocol; originator and beneficiary data sent before value moves.',
      { icon: 'route' },
    ),
    card(
      'Market abuse',
      'Surveillance for wash trading, layering and insider flows, as Title VI of MiCA asks of venues.',
      { icon: 'eye' },
    ),
    card(
      'Record keeping',
      'Answers, decisions and data versions are kept for as long as your law requires while you are a customer, and handed over to you when you leave.',
      { icon: 'database' },
    ),
  ],
})
