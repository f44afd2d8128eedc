import { demoRecording, webinarRecording } from '../../builders/learning.ts'
import { orderRank } from '../../builders/order-rank.ts'

export const webinarRecordings = [
  webinarRecording({
    title: 'Cross-examined on clustering',
    description:
      'A mock trial with a real expert and a real trial lawyer. The expert loses one of four points.',
    duration: '58 min',
    views: '15.1K views',
    month: 'June 2026',
    poster: 'talk',
    orderRank: orderRank(1),
  }),
  webinarRecording({
    title: 'Peel chains by hand',
    description:
      'Sixty-one transactions traced with paper and a block explorer, as the software does it.',
    duration: '52 min',
    views: '12.4K views',
    month: 'September 2026',
    poster: 'graph',
    orderRank: orderRank(2),
  }),
  webinarRecording({
    title: 'Indirect exposure: how far back is far enough?',
    description:
      'Three compliance officers, three policies, one deposit with 4.2% of indirect exposure, five hops back.',
    duration: '47 min',
    views: '9.8K views',
    month: 'August 2026',
    poster: 'alerts',
    orderRank: orderRank(3),
  }),
]

export const demoRecordings = [
  demoRecording({
    title: 'A ransom, traced in Reactor',
    description: 'From the payment through a mixer and a bridge to two deposit addresses.',
    duration: '12 minutes',
    views: '8.2K views',
    poster: 'graph',
    orderRank: orderRank(1),
  }),
  demoRecording({
    title: 'An alert in KYT, cleared',
    description:
      'What an analyst looks at and in what order, the note she leaves, and the rule she changes afterward.',
    duration: '8 minutes',
    views: '5.6K views',
    poster: 'alerts',
    orderRank: orderRank(2),
  }),
  demoRecording({
    title: 'A Storyline for a jury',
    description:
      'A long list of transfers becomes six steps, and every transfer stays in the record.',
    duration: '15 minutes',
    views: '4.1K views',
    poster: 'story',
    orderRank: orderRank(3),
  }),
  demoRecording({
    title: 'Screening, from API key to first stop',
    description:
      'A first integration: the key, the call, the webhook, and a withdrawal stopped before it is signed.',
    duration: '10 minutes',
    views: '6.7K views',
    poster: 'call',
    orderRank: orderRank(4),
  }),
]
