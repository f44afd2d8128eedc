import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { brandName } from '../brand.ts'

export const about = page({
  title: 'About',
  path: '/company/about',
  sections: [
    section('hero', {
      eyebrow: 'About',
      title: 'We make the public ledger readable in court',
      text: 'Since 2018 we have helped investigators and compliance teams answer one question: where did the money go, and how do you know?',
    }),
    section('cardGrid', {
      anchor: 'purpose',
      eyebrow: 'Mission, vision, values',
      title: 'What we are for',
      look: 'plain',
      columns: 3,
      cards: [
        card(
          'Mission',
          'To give everyone who fights financial crime the means to follow crypto as surely as a bank transfer, and to prove what they found.',
          {
            icon: 'target',
          },
        ),
        card(
          'Vision',
          'A market in which stolen money has nowhere to cash out, and honest money is not treated as suspect.',
          {
            icon: 'eye',
          },
        ),
        card(
          'Values',
          'Evidence before opinion. Doubt stated, not hidden. Privacy of those who have done nothing.',
          {
            icon: 'scale',
          },
        ),
      ],
    }),
    section('steps', {
      anchor: 'story',
      eyebrow: 'Story',
      title: `${brandName} in four dates`,
      steps: [
        step(
          '2018',
          'Founded by two investigators and an engineer, after a theft that took eleven months to trace in spreadsheets.',
        ),
        step(
          '2020',
          'First product launch. Reactor goes to three agencies; the first seizure follows within the year.',
        ),
        step(
          '2022',
          'Expansion to London, Singapore and Toronto, so that somebody who knows the case is always awake.',
        ),
        step(
          '2025',
          '500+ customers in 40 countries, 150+ team members, and more than $50B traced.',
        ),
      ],
    }),
    section('statBand', {
      anchor: 'numbers',
      eyebrow: 'Numbers',
      title: 'The company in figures',
      tone: 'ink',
      figures: [
        figure('500+', 'Customers', 'organisations under contract'),
        figure('40', 'Countries', 'with a contracted customer'),
        figure('150+', 'Team members'),
        figure('$50B+', 'Traced', 'since 2018'),
        figure('15+', 'Blockchain networks', 'traced across hops'),
      ],
      source: 'Company figures, October 2025.',
    }),
    section('cardGrid', {
      anchor: 'principles',
      eyebrow: 'Principles',
      title: 'Four things we hold to',
      look: 'list',
      columns: 2,
      cards: [
        card(
          'Say how you know',
          'No label without a source, no trace without a method, no figure without a date.',
          {
            icon: 'file-search',
          },
        ),
        card(
          'Say when you do not',
          'A probability is called one. “Unknown” is an answer that we give often.',
          {
            icon: 'message-square',
          },
        ),
        card(
          'Serve the lawful',
          'We check who our customers are and end contracts with those who persecute.',
          {
            icon: 'shield',
          },
        ),
        card(
          'Leave the innocent alone',
          'Individuals are named only where an authority has named them. Labels can be challenged.',
          {
            icon: 'users',
          },
        ),
      ],
    }),
    section('callToAction', {
      title: 'Work here, or work with us',
      text: 'We hire people who would rather be right than quick, and answer letters from everyone.',
      tone: 'paper',
      actions: [
        primary('Explore Careers', to.document('/company/careers')),
        secondary('Contact Us', to.document('/company/contact')),
      ],
    }),
  ],
  seo: {
    title: 'About us: blockchain investigation since 2018',
    description:
      'Founded in 2018, with offices in New York, London, Singapore and Toronto: 150+ people, 500+ customers in 40 countries, $50B+ traced for investigators.',
  },
})
