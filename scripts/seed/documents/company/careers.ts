import { primary, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { openPositions } from './careers-positions.ts'

export const careers = page({
  title: 'Careers',
  path: '/company/careers',
  sections: [
    section('hero', {
      eyebrow: 'Careers',
      title: 'Work that ends with somebody getting their money back',
      text: 'Five open positions in four cities and wherever you are. The team you would join reads your application.',
      actions: [primary('See Open Positions', to.anchor('positions'))],
    }),
    section('cardGrid', {
      anchor: 'benefits',
      eyebrow: 'Benefits',
      title: 'What you get',
      look: 'plain',
      columns: 3,
      cards: [
        card('Unlimited PTO', 'With a floor: take at least four weeks, or we talk about it.', {
          icon: 'calendar',
        }),
        card('12 company holidays', 'On top, everywhere, closed for all.', { icon: 'globe' }),
        card(
          '5,000 dollar learning budget',
          'A year, for courses, books and conferences of your choice.',
          {
            icon: 'graduation-cap',
          },
        ),
        card('Health cover', 'Medical, dental and mental health, for you and your family.', {
          icon: 'life-buoy',
        }),
        card('Equity', 'For everyone, with ten years to exercise.', { icon: 'coins' }),
        card('Work from where you work best', 'Four offices or none. Two weeks a year together.', {
          icon: 'building',
        }),
      ],
    }),
    section('cardGrid', {
      anchor: 'positions',
      eyebrow: 'Open positions',
      title: 'Five roles',
      look: 'list',
      columns: 2,
      cards: openPositions,
    }),
    section('steps', {
      anchor: 'process',
      eyebrow: 'Process',
      title: 'How we hire',
      steps: [
        step('Application', 'Reviewed within 5-7 business days, by a person, who writes back.'),
        step(
          'Conversation',
          'Forty-five minutes with the hiring manager. Ask as much as you answer.',
        ),
        step('Work sample', 'Paid, two hours, on a problem we have solved already.'),
        step('Offer', 'Within a week of the sample, with the salary range you saw here.'),
      ],
    }),
    section('callToAction', {
      title: 'None of these, but you should be here?',
      text: 'Tell us what you would do in your first three months.',
      tone: 'paper',
      actions: [
        primary('Send Us Your Resume', to.dialog('job-application')),
        secondary('About Us', to.document('/company/about')),
      ],
    }),
  ],
  seo: {
    title: 'Careers: open positions and benefits',
    description:
      'Five open positions in engineering, machine learning, product and sales. Unlimited PTO, 12 company holidays and a 5,000 dollar learning budget.',
  },
})
