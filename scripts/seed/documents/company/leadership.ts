import { primary, secondary } from '../../builders/action.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { table } from '../../builders/table.ts'
import { to } from '../../builders/target.ts'
import { advisoryBoard } from '../people/advisory-board.ts'
import { executives } from '../people/executives.ts'
import { seniorLeadership } from '../people/senior-leadership.ts'

const idsOf = (people: { _id: string }[]) => referenceList(people.map(({ _id }) => _id))

export const leadership = page({
  title: 'Leadership',
  path: '/company/leadership',
  sections: [
    section('hero', {
      eyebrow: 'Leadership',
      title: 'Who leads the company',
      text: 'Investigators, compliance officers and engineers, advised by a former judge, a civil liberties lawyer and four others.',
      look: 'plain',
    }),
    section('documentList', {
      what: 'person',
      anchor: 'executive-team',
      eyebrow: 'Executive team',
      title: 'Three executives',
      text: 'Two of the three founders and the Chief Compliance Officer.',
      look: 'portraits',
      chosen: idsOf(executives),
    }),
    section('documentList', {
      what: 'person',
      anchor: 'senior-leadership',
      eyebrow: 'Senior leadership',
      title: 'Senior leaders and what they decide',
      text: 'Each spends a day a month with a customer’s team.',
      look: 'list',
      chosen: idsOf(seniorLeadership),
    }),
    section('factTable', {
      anchor: 'decisions',
      eyebrow: 'Decisions',
      title: 'Who decides, and who can stop it',
      text: 'A label on an address can lead to someone’s money being frozen, so no one here publishes a label alone.',
      table: table(
        ['Decision', 'Taken by', 'Can be stopped by', 'Reviewed'],
        [
          'A new entity is named',
          'Head of Attribution',
          'General Counsel, before it is published',
          'Every quarter, by sample',
        ],
        [
          'A label is withdrawn',
          'Any analyst, at once',
          'No one; the label returns only on new evidence',
          'Weekly',
        ],
        [
          'A scoring threshold changes',
          'VP Product',
          'Chief Compliance Officer',
          'After 30 days, on replayed alerts',
        ],
        [
          'Data is disclosed to an authority',
          'General Counsel',
          'Chief Executive Officer, unless a court orders it',
          'Yearly, by the advisory board',
        ],
        [
          'A report is published',
          'Head of Research',
          'Advisory board, in writing',
          'Corrections within five days',
        ],
      ),
      note: 'From our attribution and disclosure policy, which the advisory board reviews every year.',
    }),
    section('documentList', {
      what: 'person',
      anchor: 'advisory-board',
      eyebrow: 'Advisory board',
      title: 'Independent advisors',
      text: 'They hold no shares, serve for at most three years and meet without management first.',
      look: 'cards',
      chosen: idsOf(advisoryBoard),
    }),
    section('callToAction', {
      title: 'Work with us',
      text: 'Five positions are open. The team you would join reads your application.',
      look: 'paper',
      actions: [
        primary('View Open Positions', to.document('/company/careers')),
        secondary('Learn About Our Culture', to.document('/company/about')),
      ],
    }),
  ],
  seo: {
    title: 'Leadership: executives and advisory board',
    description:
      'The executive team, senior leadership and advisory board: investigators, compliance officers, engineers and a former judge, and who decides what.',
  },
})
