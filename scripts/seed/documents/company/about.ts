import { primary, quiet, secondary } from '../../builders/action.ts'
import { registered } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { table } from '../../builders/table.ts'
import { to } from '../../builders/target.ts'
import { story } from './about-story.ts'

const purpose = section('cardGrid', {
  anchor: 'purpose',
  eyebrow: 'Mission, vision, values',
  title: 'What we work for',
  look: 'plain',
  columns: 3,
  cards: [
    card(
      'Mission',
      'To give everyone who fights financial crime the means to follow crypto as far as the evidence goes, and to show that evidence.',
      { icon: 'target' },
    ),
    card(
      'Vision',
      'A market in which stolen money has nowhere to cash out, and honest money is not treated as suspect.',
      { icon: 'eye' },
    ),
    card('Values', 'Evidence before opinion. Uncertainty stated openly. Privacy by default.', {
      icon: 'scale',
    }),
  ],
})

const principles = section('cardGrid', {
  anchor: 'principles',
  eyebrow: 'Principles',
  title: 'Principles we work by',
  look: 'list',
  columns: 2,
  cards: [
    card(
      'Say how you know',
      'Every label has a source, every trace a method, and every figure a date. Without evidence, we publish no name.',
      {
        icon: 'file-search',
      },
    ),
    card(
      'Say when you do not know',
      'Where we are not certain, we state a probability. Often the answer is “unknown.”',
      { icon: 'message-square' },
    ),
    card(
      'Serve lawful purposes',
      'We identify every business customer before it gets access, and we end contracts with customers who use our products to persecute.',
      { icon: 'shield' },
    ),
    card(
      'Protect the innocent',
      'We name individuals only where an authority has named them. Anyone can challenge a label, and a second analyst decides within 30 days.',
      { icon: 'users' },
    ),
  ],
})

const offices = section('factTable', {
  anchor: 'offices',
  eyebrow: 'Offices',
  look: 'hours',
  title: 'Where we work, and when',
  text: 'When New York and Toronto close for the day, Singapore takes over.',
  table: table(
    ['Office', 'Since', 'What it does', 'Staffed, UTC'],
    ['New York', '2018', 'Headquarters, product, engineering, legal', '14:00 to 23:00'],
    [
      'London',
      '2022',
      'Engineering, European investigations, research, regulatory desk',
      '08:00 to 17:00',
    ],
    ['Singapore', '2022', 'Asia Pacific investigations, night desk', '22:00 to 10:00'],
    ['Toronto', '2022', 'Engineering, attribution, support', '14:00 to 23:00'],
  ),
  note: 'Winter hours; in summer all but Singapore start an hour earlier in UTC. Business hours given as EST on this site are New York time all year. The emergency desk for enterprise customers is staffed at all hours, weekends included.',
})

export const about = page({
  title: 'About',
  path: '/company/about',
  sections: [
    section('hero', {
      eyebrow: 'About',
      look: 'ledger',
      title: 'We turn blockchain data into evidence',
      text: 'Since 2018 we have helped investigators and compliance teams answer two questions: where did the money go, and what proves it? We trace {{networks}} blockchain networks with full history.',
      figures: [
        registered('customers', {
          label: 'Customers under contract',
          note: 'organizations, {{checked}}',
        }),
        registered('customerCountries', { label: 'Countries', note: 'of these customers' }),
        registered('team'),
        registered('fundsTraced', { note: 'since 2018' }),
      ],
    }),
    purpose,
    story,
    principles,
    offices,
    section('callToAction', {
      title: 'Work here, or work with us',
      text: 'We reply to everyone who applies, and to every message.',
      look: 'paper',
      actions: [
        primary('Explore Careers', to.document('/company/careers')),
        secondary('Contact Us', to.document('/company/contact')),
        quiet('Audits and data location', to.document('/company/trust')),
      ],
    }),
  ],
  seo: {
    title: 'About us: blockchain investigation since 2018',
    description:
      'Founded in 2018, with offices in New York, London, Singapore and Toronto: {{team}} people, {{customers}} customers in {{customerCountries}} countries, {{fundsTraced}} traced for investigators.',
  },
})
