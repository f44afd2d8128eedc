import { primary, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, featureRow } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const recent = section('cardGrid', {
  anchor: 'recent',
  eyebrow: 'Recent',
  title: 'Latest articles',
  look: 'list',
  columns: 2,
  cards: [
    card(
      'The change output that gave it away',
      'Investigations · October 16, 2025 · Callum Drummond. One reused script type, after ninety careful transactions.',
    ),
    card(
      'What an examiner reads first',
      'Compliance · October 9, 2025 · Leila Marchetti. Not your policy: your last three rule changes.',
    ),
    card(
      'Stablecoin freezes, counted',
      'Market Analysis · October 2, 2025 · Yuki Sørensen. How often, how fast, and how much had already left.',
    ),
    card(
      'A designation, hour by hour',
      'Industry News · September 25, 2025 · Hannah Whitcombe. What forty listed addresses did before and after.',
    ),
    card(
      'Demixing is a probability. Write it as one.',
      'Investigations · September 18, 2025 · Amara Castellanos. How to word an inference so that it survives.',
    ),
    card(
      'Travel Rule: the unhosted wallet problem',
      'Compliance · September 11, 2025 · Priya Raghunathan. Four ways to prove ownership, and what customers put up with.',
    ),
  ],
})

export const blog = page({
  title: 'Blog',
  path: '/resources/blog',
  sections: [
    section('hero', {
      eyebrow: 'Blog',
      title: 'Cases, methods and the rules that change',
      text: 'Written by the people who do the work, for those who have to explain it to somebody else on Monday.',
      actions: [
        primary('Latest Articles', to.anchor('recent')),
        secondary('Subscribe to Newsletter', to.anchor('newsletter')),
      ],
    }),
    section('featureRows', {
      anchor: 'featured',
      eyebrow: 'Featured article',
      title: 'Three bridges in nine minutes: a theft, followed live',
      rows: [
        featureRow(
          'Investigations · October 20, 2025 · 14 min read',
          'The exploit took one block. The thief then crossed three bridges in nine minutes and rested for eleven hours. We show each pairing, which of them were certain, and why the freeze came in time for two thirds of the money.',
          { picture: 'traced-graph' },
        ),
      ],
    }),
    section('cardGrid', {
      anchor: 'categories',
      eyebrow: 'Categories',
      title: 'Read by subject',
      look: 'bordered',
      columns: 4,
      cards: [
        card('Investigations (24)', 'Traces taken apart step by step.', { icon: 'search' }),
        card('Compliance (18)', 'Rules, controls and what examiners ask.', { icon: 'scale' }),
        card('Market Analysis (15)', 'Flows, venues and what moves them.', { icon: 'line-chart' }),
        card('Industry News (32)', 'Enforcement, designations and court decisions.', {
          icon: 'newspaper',
        }),
      ],
    }),
    recent,
    section('callToAction', {
      anchor: 'newsletter',
      title: 'Read by 12,000+ professionals',
      text: 'Twice a month, no spam, unsubscribe in one click. The form is at the foot of every page.',
      tone: 'paper',
      actions: [primary('Get Started Free', to.route('/signup'))],
    }),
  ],
  seo: {
    title: 'Blog: crypto investigations and compliance',
    description:
      'Traces taken apart step by step, compliance controls that survive an examination, market analysis and enforcement news, written by practitioners.',
  },
})
