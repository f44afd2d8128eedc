import { primary, secondary } from '../../builders/action.ts'
import { registered } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const types = section('cardGrid', {
  anchor: 'types',
  eyebrow: 'Demo types',
  title: 'How to see the products',
  look: 'bordered',
  columns: 3,
  cards: [
    card('Interactive Demo', 'On your own: an invented case, minute by minute, with its ledger.', {
      icon: 'play',
      points: ['No registration', 'Invented cases and addresses', '24/7'],
      action: primary('Start Interactive Demo', to.document('/products/reactor', 'case-2041')),
    }),
    card('Live Presentation', 'A specialist, your questions and your own example.', {
      icon: 'users',
      points: ['30-45 minutes', 'Real blockchain data', 'An address of your choice'],
      action: secondary('Schedule Live Demo', to.dialog('personal-demo')),
    }),
    card('Team Workshop', 'Your whole team works on the same closed case.', {
      icon: 'graduation-cap',
      points: ['Up to 20 people', '2-3 hours', 'Hands-on, from complaint to exhibit'],
      action: secondary('Request Workshop', to.dialog('briefing-request', { topic: 'workshop' })),
    }),
  ],
})

const halfHour = section('steps', {
  anchor: 'live-demo',
  eyebrow: 'A live demo, minute by minute',
  title: 'What happens in thirty minutes',
  text: 'No slides. Bring an address if you like.',
  steps: [
    step('Your question', 'What you have, what you know and what you need.', 'Minutes 0–5'),
    step(
      'First trace',
      'We follow the money, and say at each link how sure we are.',
      'Minutes 5–15',
    ),
    step('Your turn', 'You work in the product, and we answer questions.', 'Minutes 15–25'),
    step('Next steps', 'Setup, price and whether it is right for you.', 'Minutes 25–30'),
  ],
})

export const productDemos = page({
  title: 'Product Demos',
  path: '/resources/product-demos',
  sections: [
    section('hero', {
      eyebrow: 'Product Demos',
      title: 'See the products at work',
      text: 'Play an invented case minute by minute, watch a recording, or have a specialist trace your own example on real blockchain data.',
      actions: [
        primary('Start Interactive Demo', to.document('/products/reactor', 'case-2041')),
        secondary('Schedule Live Demo', to.dialog('personal-demo')),
      ],
      picture: 'alert-feed',
    }),
    types,
    section('documentList', {
      what: 'recording',
      anchor: 'videos',
      eyebrow: 'Featured videos',
      title: 'Product videos, by email',
      text: 'One task each, from start to finish, without cuts.',
      kind: 'demo',
      look: 'cards',
    }),
    section('statBand', {
      anchor: 'figures',
      title: 'Demos in numbers',
      look: 'row',
      figures: [
        registered('demoSessions', { note: 'since launch, most of them self-guided' }),
        registered('demoSatisfaction', {
          label: 'Satisfaction',
          note: 'of participants who rated a session',
        }),
        registered('demoTime', {
          label: 'Average session',
          note: 'self-guided and led by a specialist',
        }),
        registered('demoTrials', {
          label: 'Convert to trial',
          note: 'of the sessions that a specialist led',
        }),
      ],
      source: 'Demo workspace, {{checked}}.',
    }),
    halfHour,
    section('documentList', {
      what: 'product',
      anchor: 'products',
      title: 'All products',
    }),
  ],
  seo: {
    title: 'Product demos: interactive, live and recorded',
    description:
      'Play an invented case without registration, book a live presentation on real blockchain data, or bring up to 20 people to a workshop.',
  },
})
