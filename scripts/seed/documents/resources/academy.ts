import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

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
    section('cardGrid', {
      anchor: 'courses',
      eyebrow: 'Featured courses',
      title: 'Two places to start',
      look: 'bordered',
      columns: 2,
      cards: [
        card(
          'Investigation Fundamentals',
          'POPULAR. 16 hours, $499. UTXO and account models, clustering, peel chains, and your first export.',
          {
            icon: 'search',
            action: primary('Enrol Now', to.route('/signup')),
          },
        ),
        card(
          'Advanced AML',
          'NEW. 24 hours, $899. Typologies, indirect exposure, Travel Rule and the SAR narrative.',
          {
            icon: 'scale',
            action: primary('Enrol Now', to.route('/signup')),
          },
        ),
      ],
    }),
  ],
  seo: {
    title: 'Academy: blockchain investigation courses',
    description:
      'Courses in blockchain investigation and crypto AML: three learning paths, exercises on closed cases and certificates. Fundamentals from $499, 16 hours.',
  },
})
