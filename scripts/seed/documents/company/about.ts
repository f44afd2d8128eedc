import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const about = page({
  title: 'About',
  path: '/company/about',
  sections: [
    section('hero', {
      eyebrow: 'About',
      title: 'We make the public ledger readable in court',
      text: 'Since 2018 we have helped investigators and compliance teams answer one question: where did the money go, and how do you know?',
      actions: [
        primary('Explore Careers', to.document('/company/careers')),
        secondary('Contact Us', to.document('/company/contact')),
      ],
    }),
    section('steps', {
      anchor: 'story',
      eyebrow: 'Story',
      title: 'Four dates',
      steps: [
        step(
          '2018',
          'Founded by two investigators and an engineer who were tired of spreadsheets.',
        ),
        step('2020', 'First product launch: Reactor, with three agencies as its first users.'),
        step('2022', 'Offices in London, Singapore and Toronto, and support around the clock.'),
        step('2025', '500+ customers in 40 countries, 150+ team members and $50B+ traced.'),
      ],
    }),
    section('statBand', {
      anchor: 'numbers',
      title: 'The company in figures',
      tone: 'ink',
      figures: [
        figure('500+', 'Customers', 'organisations under contract'),
        figure('40', 'Countries', 'with a contracted customer'),
        figure('150+', 'Team members'),
        figure('$50B+', 'Traced', 'since 2018'),
        figure('15+', 'Blockchain networks', 'traced across hops'),
      ],
    }),
  ],
  seo: {
    title: 'About us: blockchain investigation since 2018',
    description:
      'Founded in 2018, with offices in New York, London, Singapore and Toronto: 150+ people, 500+ customers in 40 countries, $50B+ traced for investigators.',
  },
})
