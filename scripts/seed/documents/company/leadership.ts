import { primary, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const leadership = page({
  title: 'Leadership',
  path: '/company/leadership',
  sections: [
    section('hero', {
      eyebrow: 'Leadership',
      title: 'Led by people who have closed cases',
      text: 'Investigators, compliance officers and engineers, advised by those who used to sit on the other side of the table.',
      actions: [
        primary('View Open Positions', to.document('/company/careers')),
        secondary('Learn About Our Culture', to.document('/company/about')),
      ],
    }),
    section('cardGrid', {
      anchor: 'executive-team',
      eyebrow: 'Executive team',
      title: 'Three people answer for the company',
      look: 'bordered',
      columns: 3,
      cards: [
        card(
          'Ingrid Adeyemi',
          'Chief Executive Officer and co-founder. Fourteen years in financial crime units; started the company after a case that took two years to trace by hand.',
        ),
        card(
          'Rafael Nakashima',
          'Chief Technology Officer and co-founder. Built indexing systems for public ledgers since 2013; wrote the first version of Reactor.',
        ),
        card(
          'Leila Marchetti',
          'Chief Compliance Officer. Formerly head of AML at a payments bank; makes sure that we keep the rules we help others keep.',
        ),
      ],
    }),
  ],
  seo: {
    title: 'Leadership: executives and advisory board',
    description:
      'The executive team, senior leadership and advisory board: investigators, compliance officers and engineers with casework behind them and open doors.',
  },
})
