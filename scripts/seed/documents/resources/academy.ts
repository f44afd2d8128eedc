import { primary, secondary } from '../../builders/action.ts'
import { registered } from '../../builders/figure.ts'
import { learningModule, learningPath } from '../../builders/learning.ts'
import { personId } from '../../builders/person.ts'
import { referenceList } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { table } from '../../builders/table.ts'
import { to } from '../../builders/target.ts'

const paths = section('learningPaths', {
  anchor: 'paths',
  eyebrow: 'Learning paths',
  title: 'A path for each role',
  text: 'Hours include the exercises. Your certificate lists the modules that you have completed.',
  paths: [
    learningPath('Investigator', 'From reading a transaction to testifying about a trace.', [
      learningModule(6, 'Reading a ledger', 'UTXO and account models, fees, change'),
      learningModule(
        8,
        'Clustering and its limits',
        'Four heuristics, and a case for each failure',
      ),
      learningModule(
        10,
        'Bridges, mixers and swaps',
        'What can be followed, and what can only be narrowed down',
      ),
      learningModule(6, 'The off-ramp', 'Exchanges, preservation letters, disclosure'),
      learningModule(10, 'Exhibits and testimony', 'Ends with a mock cross-examination'),
    ]),
    learningPath('Compliance officer', 'From a risk assessment to a SAR.', [
      learningModule(5, 'Risk assessment', 'Products, customers, geographies'),
      learningModule(8, 'Exposure', 'Direct, indirect, and how far back to look'),
      learningModule(9, 'Rules and replays', 'Thresholds on your own history'),
      learningModule(5, 'Travel Rule', 'Counterparties that do not respond'),
      learningModule(
        8,
        'SAR narratives',
        'Ends with an invented case, graded by a former FIU officer',
      ),
    ]),
    learningPath('Executive', 'Enough to question a team and judge its answers.', [
      learningModule(3, 'Where the risk comes from'),
      learningModule(4, 'What controls can see', 'And what they cannot see'),
      learningModule(3, 'Regulation by region'),
      learningModule(2, 'The day of an incident', 'Ends with a table-top exercise'),
    ]),
  ],
})

const formats = section('factTable', {
  anchor: 'formats',
  eyebrow: 'Learning formats',
  title: 'How you learn',
  text: 'Every course mixes all four. Recorded parts never run longer than ten minutes.',
  table: table(
    ['Format', 'How much there is', 'With whom', 'You leave with'],
    ['Video', '{{videoHours}} hours, with transcripts', 'On your own', 'Notes that you can search'],
    [
      'Exercises',
      '{{exercises}} exercises on closed cases',
      'On your own, graded against the outcome of the case',
      'A record of your mistakes',
    ],
    [
      'Live classes',
      'Two hours a week',
      'Up to 20 people and an instructor who worked the case',
      'Answers and the case file',
    ],
    [
      'Certification',
      'An examination after each path',
      'An examiner who did not teach you',
      'A dated certificate that lists your skills',
    ],
  ),
  note: 'Continuing-education credit is confirmed in writing for each course.',
})

export const academy = page({
  title: 'Academy',
  path: '/resources/academy',
  sections: [
    section('hero', {
      eyebrow: 'Academy',
      title: 'Learn to trace crypto and explain it',
      text: 'Courses by practitioners, among them investigators who have testified in court. You work on real, closed cases and earn a certificate that lists your skills.',
      actions: [
        primary('Browse Courses', to.anchor('courses')),
        secondary('Start Free Trial', to.route('/signup')),
      ],
      look: 'ledger',
      figures: [
        registered('courses', { note: 'from two hours to six weeks; catalog of {{checked}}' }),
        registered('videoHours', { note: 'all transcribed' }),
        registered('exercises', { note: 'on closed cases' }),
      ],
    }),
    paths,
    section('documentList', {
      what: 'course',
      anchor: 'courses',
      eyebrow: 'Featured courses',
      title: 'Two courses to start with',
      text: 'Both run in your browser and start every Monday, and you keep access for a year.',
    }),
    formats,
    section('documentList', {
      what: 'person',
      anchor: 'instructors',
      eyebrow: 'Instructors',
      title: 'Taught by practitioners',
      text: 'Every instructor has worked on cases, alerts, court proceedings or research in the past two years.',
      look: 'cards',
      chosen: referenceList(
        ['Callum Drummond', 'Amara Castellanos', 'Leila Marchetti', 'Dr. Kwabena Lindqvist'].map(
          personId,
        ),
      ),
    }),
    section('callToAction', {
      title: 'Bring the whole team',
      text: 'Two courses are open to everyone. The others are classes for up to 20 people, on your own closed cases if you like. We email you the catalog of all {{courses}} on request.',
      look: 'paper',
      actions: [
        primary(
          'View All Courses',
          to.dialog('briefing-request', {
            topic: 'training',
            message: 'Please email me the catalog of all courses.',
          }),
        ),
        secondary('Start Free Trial', to.route('/signup')),
      ],
    }),
  ],
  seo: {
    title: 'Academy: blockchain investigation courses',
    description:
      'Courses in blockchain investigation and crypto AML: three learning paths, exercises on closed cases and certificates. Fundamentals from $499, 16 hours.',
  },
})
