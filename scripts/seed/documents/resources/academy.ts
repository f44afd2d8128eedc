import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const paths = section('cardGrid', {
  anchor: 'paths',
  eyebrow: 'Learning paths',
  title: 'Three ways through the catalogue',
  look: 'plain',
  columns: 3,
  cards: [
    card(
      'Investigator · 40 hours',
      'From reading one transaction to giving evidence about four hundred.',
      {
        icon: 'search',
        points: [
          'UTXO and account models',
          'Clustering and its limits',
          'Bridges and mixers',
          'Exhibits and testimony',
        ],
      },
    ),
    card('Compliance officer · 35 hours', 'From a risk assessment to a SAR that somebody reads.', {
      icon: 'scale',
      points: [
        'Exposure, direct and indirect',
        'Rules and replays',
        'Travel Rule',
        'SAR narratives',
      ],
    }),
    card('Executive · 12 hours', 'Enough to ask the right questions and judge the answers.', {
      icon: 'briefcase',
      points: ['Where the risk comes from', 'What controls can see', 'Regulation by region'],
    }),
  ],
})

const courses = section('cardGrid', {
  anchor: 'courses',
  eyebrow: 'Featured courses',
  title: 'Two places to start',
  look: 'bordered',
  columns: 2,
  cards: [
    card(
      'Investigation Fundamentals · $499',
      'POPULAR. A peel chain, a mixer and an exchange, in a case that ends with a conviction.',
      {
        icon: 'search',
        points: ['16 hours', '2,400 students', 'Certificate of completion'],
        action: primary('Enrol Now', to.route('/signup')),
      },
    ),
    card(
      'Advanced AML · $899',
      'NEW. Typologies, indirect exposure, Travel Rule and the review of somebody else’s alerts.',
      {
        icon: 'scale',
        points: ['24 hours', '860 students', 'Certificate of completion'],
        action: primary('Enrol Now', to.route('/signup')),
      },
    ),
  ],
})

const formats = section('cardGrid', {
  anchor: 'formats',
  eyebrow: 'Formats',
  title: 'How you learn',
  look: 'tinted',
  columns: 4,
  cards: [
    card('Video', '200+ hours, in parts of ten minutes, with transcripts.', { icon: 'play' }),
    card('Exercises', '50+ exercises on closed cases, marked against the real outcome.', {
      icon: 'target',
    }),
    card('Live classes', 'Small groups, a closed case, an instructor who worked it.', {
      icon: 'users',
    }),
    card('Certificates', 'Dated, with a list of what you have shown that you can do.', {
      icon: 'badge-check',
    }),
  ],
})

const instructors = section('cardGrid', {
  anchor: 'instructors',
  eyebrow: 'Instructors',
  title: 'Who teaches',
  look: 'list',
  columns: 2,
  cards: [
    card('Callum Drummond', 'Former detective. Tracing, exhibits and cross-examination.', {
      icon: 'gavel',
    }),
    card('Amara Castellanos', 'Head of Attribution. Clustering, and when not to trust it.', {
      icon: 'fingerprint',
    }),
    card('Leila Marchetti', 'Chief Compliance Officer. Risk assessments, SARs, examinations.', {
      icon: 'scale',
    }),
    card(
      'Dr Kwabena Lindqvist',
      'Professor of cryptography. Privacy protocols, without mystique.',
      {
        icon: 'key',
      },
    ),
  ],
})

export const academy = page({
  title: 'Academy',
  path: '/resources/academy',
  sections: [
    section('hero', {
      eyebrow: 'Academy',
      title: 'Learn to read a ledger as evidence',
      text: 'Courses written by people who have testified. You work on real, closed cases and leave with a certificate that says what you can do.',
      actions: [
        primary('Browse Courses', to.anchor('courses')),
        secondary('Start Free Trial', to.route('/signup')),
      ],
      figures: [
        figure('50+', 'Courses'),
        figure('200+', 'Hours of video'),
        figure('50+', 'Exercises'),
      ],
    }),
    paths,
    courses,
    formats,
    instructors,
    section('callToAction', {
      title: 'Bring the whole team',
      text: 'Classes for up to 20 people, on your own closed cases if you like.',
      tone: 'paper',
      actions: [
        primary('View All Courses', to.anchor('paths')),
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
