import { primary, secondary } from '../../builders/action.ts'
import { factRow } from '../../builders/learning.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
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
      title: 'Led by people who have closed cases',
      text: 'Investigators, compliance officers and engineers, advised by those who used to sit on the other side of the table.',
      look: 'plain',
    }),
    section('documentList', {
      what: 'person',
      anchor: 'executive-team',
      eyebrow: 'Executive team',
      title: 'Three people answer for the company',
      text: 'Each of them can be named in a court’s disclosure request, and two of them have been.',
      look: 'portraits',
      chosen: idsOf(executives),
    }),
    section('documentList', {
      what: 'person',
      anchor: 'senior-leadership',
      eyebrow: 'Senior leadership',
      title: 'Eight run it',
      text: 'Every function has one owner, and every owner a day a month in a customer’s team.',
      look: 'list',
      chosen: idsOf(seniorLeadership),
    }),
    section('factTable', {
      anchor: 'decisions',
      eyebrow: 'Who decides what',
      title: 'Five decisions, and who can stop each',
      text: 'A label on an address can freeze somebody’s money. So nobody here decides alone what counts as evidence.',
      columns: ['Decision', 'Taken by', 'Can be stopped by', 'Reviewed'],
      rows: [
        factRow(
          'A new entity is named',
          'Head of Attribution',
          'General Counsel, before it is published',
          'Every quarter, by sample',
        ),
        factRow(
          'A label is withdrawn',
          'Any analyst, at once',
          'Nobody; it comes back only with new evidence',
          'Weekly',
        ),
        factRow(
          'A scoring threshold changes',
          'VP Product',
          'Chief Compliance Officer',
          'After 30 days, on replayed alerts',
        ),
        factRow(
          'Data goes to an authority',
          'General Counsel',
          'Chief Executive Officer',
          'Yearly, by the advisory board',
        ),
        factRow(
          'A report is published',
          'Head of Research',
          'Advisory board, in writing',
          'Corrections within five days',
        ),
      ],
      note: 'From our attribution and disclosure policy, as of October 2025.',
    }),
    section('documentList', {
      what: 'person',
      anchor: 'advisory-board',
      eyebrow: 'Advisory board',
      title: 'Six tell us when we are wrong',
      text: 'They hold no shares, serve three years at most, and meet without us before they meet with us.',
      look: 'cards',
      chosen: idsOf(advisoryBoard),
    }),
    section('callToAction', {
      title: 'Would you like to work with them?',
      text: 'Five positions are open. The person you would report to reads your application.',
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
      'The executive team, senior leadership and advisory board: investigators, compliance officers, engineers and a former judge, and what each answers for.',
  },
})
