import { primary, quiet } from '../../builders/action.ts'
import { registered } from '../../builders/figure.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandName } from '../brand.ts'

const hero = section('hero', {
  look: 'ledger',
  title: 'Three customers and their results',
  text: 'An exchange, a bank and a law firm describe the problem, the rollout week by week, and the figures before and after.',
  actions: [primary('Request Personal Demo', to.dialog('personal-demo'))],
  figures: [
    registered('customers', { label: 'Customers under contract', note: 'organizations' }),
    registered('customerCountries', { label: 'Countries', note: 'of these customers' }),
    registered('casesSolved', { note: 'reported by customers' }),
    registered('transactions', { note: 'traced in customer cases' }),
  ],
})

const stories = section('cardGrid', {
  anchor: 'stories',
  title: 'Customer stories',
  look: 'bordered',
  columns: 3,
  cards: [
    card(
      'EUR 1.9M held in one quarter',
      'Kestrelbrook Exchange screens every withdrawal before it is signed.',
      {
        action: quiet(
          'Kestrelbrook’s story',
          to.document('/company/customers/kestrelbrook-exchange'),
        ),
      },
    ),
    card(
      '40% false alerts, down from 90%',
      'Each alert at Banque Vellane now says what raised it.',
      {
        action: quiet('Banque Vellane’s story', to.document('/company/customers/banque-vellane')),
      },
    ),
    card(
      '9 pages per exhibit, down from 64',
      'Harrowgate Quill LLP shows each link with its evidence.',
      {
        action: quiet(
          'Harrowgate Quill’s story',
          to.document('/company/customers/harrowgate-quill'),
        ),
      },
    ),
  ],
})

/** The organizations with a word mark; authorities have none. */
export const marks = section('documentList', {
  what: 'testimonial',
  look: 'marks',
  anchor: 'customers',
  title: `Organizations that work with ${brandName}`,
  text: 'Our audits: ISO/IEC 27001 by Corvane Certification, SOC 2 Type II by Hallbrook Vance LLP.',
  chosen: referenceList([
    'testimonial-withdrawal-screening',
    'testimonial-alert-quality',
    'testimonial-court-exhibit',
    'testimonial-incident-response',
    'testimonial-due-diligence',
    'testimonial-look-back',
    'testimonial-examination',
    'testimonial-risk-committee',
  ]),
})

const voices = section('documentList', {
  what: 'testimonial',
  anchor: 'voices',
  title: 'What other customers say',
  chosen: referenceList([
    'testimonial-incident-response',
    'testimonial-look-back',
    'testimonial-restitution',
  ]),
})

export const customers = page({
  title: 'Customers',
  path: '/company/customers',
  sections: [hero, marks, stories, voices],
  seo: {
    title: 'Customers and their stories',
    description:
      'How an exchange, a bank and a law firm work with our tools: the problem, the weeks of the rollout, and the figures before and after, in their own words.',
  },
})
