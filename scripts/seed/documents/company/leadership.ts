import { primary, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { to } from '../../builders/target.ts'
import { advisoryBoard, executiveTeam, seniorLeadership } from './leadership-people.ts'

export const leadership = page({
  title: 'Leadership',
  path: '/company/leadership',
  sections: [
    section('hero', {
      eyebrow: 'Leadership',
      title: 'Led by people who have closed cases',
      text: 'Investigators, compliance officers and engineers, advised by those who used to sit on the other side of the table.',
    }),
    section('cardGrid', {
      anchor: 'executive-team',
      eyebrow: 'Executive team',
      title: 'Three people answer for the company',
      look: 'tinted',
      columns: 3,
      cards: executiveTeam,
    }),
    section('cardGrid', {
      anchor: 'senior-leadership',
      eyebrow: 'Senior leadership',
      title: 'Eight run it',
      look: 'plain',
      columns: 4,
      cards: seniorLeadership,
    }),
    section('cardGrid', {
      anchor: 'advisory-board',
      eyebrow: 'Advisory board',
      title: 'Six tell us when we are wrong',
      look: 'list',
      columns: 2,
      cards: advisoryBoard,
    }),
    section('callToAction', {
      title: 'Would you like to work with them?',
      tone: 'paper',
      actions: [
        primary('View Open Positions', to.document('/company/careers')),
        secondary('Learn About Our Culture', to.document('/company/about')),
      ],
    }),
  ],
  seo: {
    title: 'Leadership: executives and advisory board',
    description:
      'The executive team, senior leadership and advisory board: investigators, compliance officers, engineers and a former judge, and what each answers for.',
  },
})
