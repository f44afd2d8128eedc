import { team } from '../../builders/person.ts'
import {
  ingridAdeyemi,
  leilaMarchetti,
  rafaelNakashima,
} from '../../images/portraits/executives.ts'
import { seedPortrait } from '../../images/seed-image.ts'

/** Invented people. */
export const executives = team('executive', 10, [
  {
    name: 'Ingrid Adeyemi',
    portrait: seedPortrait(ingridAdeyemi, 'Ingrid Adeyemi'),
    role: 'Chief Executive Officer and co-founder',
    specialty: 'Crypto investigations, prosecutions and expert evidence',
    biography:
      'Spent fourteen years in a financial crime unit, the last five leading its first cryptocurrency desk. In 2017 one exchange theft took her team eleven months to trace in spreadsheets. She co-founded the company the following spring to make such work faster. She has testified in nineteen trials and still reads court decisions on tracing.',
  },
  {
    name: 'Rafael Nakashima',
    portrait: seedPortrait(rafaelNakashima, 'Rafael Nakashima'),
    role: 'Chief Technology Officer and co-founder',
    specialty: 'Ledger indexing, graph databases and measuring uncertainty',
    biography:
      'Has indexed public ledgers since 2013, first for a university group that measured double spends. He wrote the first version of Reactor. His engineers treat a result without its confidence as a defect.',
  },
  {
    name: 'Leila Marchetti',
    portrait: seedPortrait(leilaMarchetti, 'Leila Marchetti'),
    role: 'Chief Compliance Officer',
    specialty: 'Anti-money-laundering programs, SARs and supervisory examinations',
    biography:
      'Ran AML at a payments bank through two examinations and one remediation. She is responsible for our own compliance and approves new sources, models and default settings before customers see them. She teaches Advanced AML in the Academy.',
  },
])
