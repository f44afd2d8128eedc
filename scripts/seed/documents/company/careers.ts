import { primary, secondary } from '../../builders/action.ts'
import { figure, registered } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, step } from '../../builders/section-items.ts'
import { table } from '../../builders/table.ts'
import { to } from '../../builders/target.ts'

const benefits = section('cardGrid', {
  anchor: 'benefits',
  eyebrow: 'Benefits',
  title: 'The same benefits at every level',
  look: 'plain',
  columns: 3,
  cards: [
    card(
      'Unlimited PTO',
      'With a minimum of four weeks a year. Your manager makes sure you take them.',
      {
        icon: 'calendar',
      },
    ),
    card(
      '12 company holidays',
      'In every country, on top of your PTO. Only the emergency desk stays open.',
      {
        icon: 'globe',
      },
    ),
    card(
      '$5,000 learning budget',
      'Every year, for courses, books, conferences or a bar exam. Academy courses are free.',
      { icon: 'graduation-cap' },
    ),
    card('Health coverage', 'Medical, dental and mental health, for you and your family.', {
      icon: 'life-buoy',
    }),
    card('Equity', 'For everyone, with ten years to exercise after you leave.', { icon: 'coins' }),
    card(
      'Support for difficult work',
      'People who work on abuse or violence cases rotate after six months and have access to an independent counselor.',
      { icon: 'shield' },
    ),
  ],
})

const offices = section('factTable', {
  anchor: 'offices',
  eyebrow: 'Where we work',
  title: 'In an office, or remote',
  text: 'Meetings are held in three core hours a day. You plan the rest.',
  table: table(
    ['Office', 'People', 'Core hours', 'What they do'],
    ['New York', '48', '10 AM–1 PM EST', 'Product, engineering, legal, sales'],
    ['London', '37', '1–4 PM GMT', 'Engineering, investigations, research, sales'],
    ['Toronto', '29', '10 AM–1 PM EST', 'Engineering, attribution, support'],
    ['Singapore', '11', '2–5 PM SGT', 'Investigations, sales, night desk'],
    ['Remote', '31', 'Same as the team’s', 'Engineering, research, customer success'],
  ),
  note: 'Company figures, {{checked}}. Remote colleagues work in eight more cities, twelve in all.',
})

export const careers = page({
  title: 'Careers',
  path: '/company/careers',
  sections: [
    section('hero', {
      eyebrow: 'Careers',
      title: 'Show people where their money went',
      text: 'Five open positions in four cities and remote. The team you would join reads your application.',
      look: 'ledger',
      actions: [
        primary('View Open Positions', to.anchor('positions')),
        secondary('How We Hire', to.anchor('process')),
      ],
      figures: [
        figure('5', 'Open positions', 'all full-time'),
        registered('team', { note: 'in four offices and twelve cities' }),
        figure('5-7', 'Business days', 'until we reply'),
      ],
    }),
    section('documentList', {
      what: 'job',
      anchor: 'positions',
      eyebrow: 'Open positions',
      title: 'Open roles, with salary ranges',
      text: 'Offers stay within the range in the posting. Your level sets your salary.',
      note: 'Applications are reviewed within {{jobReply}}.',
      emptyText: 'There are no open positions at the moment. You can still send us your resume.',
    }),
    benefits,
    section('steps', {
      anchor: 'process',
      eyebrow: 'Process',
      title: 'How we hire',
      text: 'Four steps in about four weeks, the same for every position. We send you the questions a day ahead.',
      steps: [
        step(
          'Application',
          'Reviewed by the team you would join. We reply either way.',
          '{{jobReply}}',
        ),
        step(
          'Conversation',
          'With the hiring manager. Half the time is for your questions.',
          '45 minutes',
        ),
        step(
          'Work sample',
          'Paid, on a problem we have already solved. We do not use your work.',
          '2 hours',
        ),
        step(
          'The team',
          'You meet the people you would work with. An offer within the range follows, or our reasons for declining.',
          'Offer within 1 week',
        ),
      ],
    }),
    offices,
    section('callToAction', {
      title: 'No role that fits?',
      text: 'Tell us what you would do in your first three months.',
      look: 'paper',
      actions: [
        primary('Send Us Your Resume', to.dialog('job-application')),
        secondary('Meet the Leadership', to.document('/company/leadership')),
      ],
    }),
  ],
  seo: {
    title: 'Careers: open positions and benefits',
    description:
      'Five open positions in engineering, machine learning, product and sales. Unlimited PTO, 12 company holidays and a $5,000 learning budget.',
  },
})
