import { primary, quiet, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
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
      points: ['30-45 minutes', 'Your use case', 'Questions at any time'],
      action: secondary('Schedule Live Demo', to.dialog('personal-demo')),
    }),
    card('Team Workshop', 'Everybody works on the same closed case.', {
      icon: 'graduation-cap',
      points: ['Up to 20 people', '2-3 hours', 'Hands on'],
      action: secondary('Request Workshop', to.dialog('personal-demo')),
    }),
  ],
})

const video = (title: string, text: string, length: string, views: string) =>
  card(title, text, {
    icon: 'play',
    points: [length, views],
    action: quiet('Send Me the Video', to.dialog('demo-video')),
  })

const videos = section('cardGrid', {
  anchor: 'videos',
  eyebrow: 'Featured videos',
  title: 'Four recordings, uncut',
  look: 'list',
  columns: 2,
  cards: [
    video(
      'A ransom, traced in Reactor',
      'From the payment to two deposit addresses.',
      '12 minutes',
      '8.2K views',
    ),
    video(
      'An alert in KYT, cleared',
      'What the analyst looks at, and in which order.',
      '8 minutes',
      '5.6K views',
    ),
    video('A Storyline for a jury', 'Forty transactions become six.', '15 minutes', '4.1K views'),
    video(
      'Screening, from key to first block',
      'An integration with nothing left out.',
      '10 minutes',
      '6.7K views',
    ),
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
    section('statBand', {
      anchor: 'figures',
      title: 'Who has tried it',
      tone: 'ink',
      figures: [
        figure('25K+', 'Demo sessions'),
        figure('98%', 'Satisfaction'),
        figure('15 min', 'Average session'),
        figure('85%', 'Convert to trial'),
      ],
    }),
    videos,
    section('productCards', {
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
