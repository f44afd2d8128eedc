import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

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
      figures: [
        figure('25K+', 'Demo sessions'),
        figure('98%', 'Satisfaction'),
        figure('15 min', 'Average session'),
        figure('85%', 'Convert to trial'),
      ],
    }),
    section('cardGrid', {
      anchor: 'types',
      eyebrow: 'Three ways',
      title: 'Choose how much company you want',
      look: 'bordered',
      columns: 3,
      cards: [
        card('Interactive Demo', 'On your own, whenever you like.', {
          icon: 'play',
          points: ['No registration', 'Real blockchain data', '24/7'],
          action: primary('Start Interactive Demo', to.route('/dashboard')),
        }),
        card('Live Presentation', 'A specialist, your questions, an example of yours.', {
          icon: 'users',
          points: ['30-45 minutes', 'Your use case', 'Questions at any time'],
          action: secondary('Schedule Live Demo', to.dialog('personal-demo')),
        }),
        card('Team Workshop', 'Everybody works on the same closed case.', {
          icon: 'graduation-cap',
          points: ['Up to 20 people', '2-3 hours', 'Hands on'],
          action: secondary('Request Workshop', to.dialog('personal-demo')),
        }),
      ],
    }),
  ],
  seo: {
    title: 'Product demos: interactive, live and recorded',
    description:
      'Try an interactive demo on real blockchain data without registration, book a live presentation of 30-45 minutes, or bring up to 20 people to a workshop.',
  },
})
