import { primary, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const careers = page({
  title: 'Careers',
  path: '/company/careers',
  sections: [
    section('hero', {
      eyebrow: 'Careers',
      title: 'Work that ends in somebody getting their money back',
      text: 'Five open positions. Applications are read by the team you would join and answered within 5-7 business days.',
      actions: [
        primary('See Open Positions', to.anchor('positions')),
        secondary('Send Us Your Resume', to.dialog('job-application')),
      ],
    }),
    section('cardGrid', {
      anchor: 'positions',
      eyebrow: 'Open positions',
      title: 'Five roles, all full-time',
      look: 'list',
      columns: 2,
      cards: [
        card(
          'Senior Frontend Engineer',
          'Full-time, $150k-$200k. The graph that investigators look at all day.',
          {
            points: ['React', 'TypeScript', 'WebGL'],
            action: primary('Apply Now', to.dialog('job-application')),
          },
        ),
        card(
          'Senior Backend Engineer',
          'Full-time, $160k-$220k. Indexes and queries over every transaction since 2009.',
          {
            points: ['Rust', 'Go', 'PostgreSQL'],
            action: primary('Apply Now', to.dialog('job-application')),
          },
        ),
        card(
          'Machine Learning Engineer',
          'Full-time, $170k-$240k. Clustering and anomaly models that must explain themselves.',
          {
            points: ['Python', 'Graph learning', 'Evaluation'],
            action: primary('Apply Now', to.dialog('job-application')),
          },
        ),
        card(
          'Senior Product Manager',
          'Full-time, $140k-$180k. The alert queue, with the analysts who live in it.',
          {
            points: ['AML', 'Discovery', 'B2B'],
            action: primary('Apply Now', to.dialog('job-application')),
          },
        ),
        card(
          'Enterprise Sales Executive',
          'Full-time, $120k plus commission. Banks and exchanges that ask hard questions.',
          {
            points: ['Enterprise', 'Compliance', 'Consultative'],
            action: primary('Apply Now', to.dialog('job-application')),
          },
        ),
      ],
    }),
  ],
  seo: {
    title: 'Careers: open positions and benefits',
    description:
      'Five open positions in engineering, machine learning, product and sales. Unlimited PTO, 12 company holidays and a 5,000 dollar learning budget.',
  },
})
