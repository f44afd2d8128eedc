import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const types = section('cardGrid', {
  anchor: 'types',
  eyebrow: 'Demo types',
  title: 'Choose how much company you want',
  look: 'tinted',
  columns: 3,
  cards: [
    card('Interactive Demo', 'On your own, in a sample workspace, whenever you like.', {
      icon: 'play',
      points: ['No registration', 'Real blockchain data', '24/7'],
      action: primary('Start Interactive Demo', to.route('/dashboard')),
    }),
    card('Live Presentation', 'A specialist, your questions, an example of yours.', {
      icon: 'users',
      points: ['30-45 minutes', 'On an address of your choosing', 'Questions at any time'],
      action: secondary('Schedule Live Demo', to.dialog('personal-demo')),
    }),
    card('Team Workshop', 'Everybody works on the same closed case.', {
      icon: 'graduation-cap',
      points: ['Up to 20 people', '2-3 hours', 'Hands on, from complaint to exhibit'],
      action: secondary('Request Workshop', to.dialog('briefing-request', { topic: 'workshop' })),
    }),
  ],
})

const halfHour = section('steps', {
  anchor: 'live-demo',
  eyebrow: 'A live demo, minute by minute',
  title: 'What happens in thirty minutes',
  text: 'No slides. If you bring an address, we have not looked at it before.',
  steps: [
    step('Your question', 'What you have, what you know, what would help.', 'Minutes 0-5'),
    step('First trace', 'We follow it, and say at each link how sure we are.', 'Minutes 5-15'),
    step('Your turn', 'You have the mouse; we stay quiet unless asked.', 'Minutes 15-25'),
    step('What it would take', 'Set-up, price, and who should not buy it.', 'Minutes 25-30'),
  ],
})

export const productDemos = page({
  title: 'Product Demos',
  path: '/resources/product-demos',
  sections: [
    section('hero', {
      eyebrow: 'Product Demos',
      title: 'See it work before you talk to anyone',
      text: 'Open the interactive demo on real blockchain data, watch a recording, or have a specialist work your own example.',
      actions: [
        primary('Start Interactive Demo', to.route('/dashboard')),
        secondary('Schedule Live Demo', to.dialog('personal-demo')),
      ],
      picture: 'case-workspace',
    }),
    types,
    section('documentList', {
      what: 'recording',
      anchor: 'videos',
      eyebrow: 'Featured videos',
      title: 'Four recordings, uncut',
      text: 'One task each, from start to finish, at the speed at which our own analysts do it. We send you the link by email.',
      kind: 'demo',
      look: 'cards',
    }),
    section('statBand', {
      anchor: 'figures',
      title: 'Who has tried it',
      look: 'row',
      figures: [
        figure('25K+', 'Demo sessions'),
        figure('98%', 'Satisfaction'),
        figure('15 min', 'Average session'),
        figure('85%', 'Convert to trial'),
      ],
      source: 'Demo workspace, October 2025.',
    }),
    halfHour,
    section('documentList', {
      what: 'product',
      anchor: 'products',
      title: 'What you can see',
    }),
  ],
  seo: {
    title: 'Product demos: interactive, live and recorded',
    description:
      'Try an interactive demo on real blockchain data without registration, book a live presentation of 30-45 minutes, or bring up to 20 people to a workshop.',
  },
})
