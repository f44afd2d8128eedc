import { primary, quiet, secondary } from '../../builders/action.ts'
import { figure, registered } from '../../builders/figure.ts'
import { orderRank } from '../../builders/order-rank.ts'
import { product } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card, question } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { call, resources } from './data-sample.ts'

const hero = section('hero', {
  title: 'Blockchain data with names attached',
  text: 'One call returns the activity of an address, the entity behind it, such as a mixer or an exchange, and how sure we are.',
  actions: [
    primary('Get API Key', to.route('/signup')),
    secondary('API Reference', to.document('/resources/api-reference')),
  ],
  figures: [
    registered('labeledAddresses'),
    registered('throughput', { note: 'throughput' }),
    registered('responseLimit', {
      label: 'Response limit',
      note: '<{{responseLimit}} for 99 of 100 calls',
    }),
  ],
  look: 'wide',
  picture: 'address-answer',
})

const care = section('cardGrid', {
  anchor: 'care',
  eyebrow: 'Data quality',
  title: 'What makes chain data usable',
  look: 'plain',
  columns: 2,
  cards: [
    card(
      'Chain reorganizations handled',
      'Blocks are served with their finality. When a chain reorganizes, we correct the affected records and notify you by webhook, so you can correct yours.',
      {
        icon: 'layers',
        points: [
          'Confirmations and finality on every record',
          'Internal transactions and token transfers decoded',
          'History since 2009, from our own archive nodes',
        ],
      },
    ),
    card(
      'Labels with a version',
      'Attribution changes as evidence arrives. Each response names its labels_version, and you can ask how an address was labeled on the day you made a decision.',
      {
        icon: 'fingerprint',
        points: [
          'Source type and confidence on every label',
          'Point-in-time queries for audits',
          'A feed of changes for your own store',
        ],
      },
    ),
  ],
})

export const data = product({
  title: 'Data',
  path: '/products/data',
  category: 'Blockchain data APIs',
  tagline: 'Blockchain data with attribution built in',
  summary:
    'Addresses, transactions, traces and entity labels by API, with history since 2009 and response times under {{responseLimit}}.',
  icon: 'database',
  orderRank: orderRank(4),
  sections: [
    hero,
    call,
    section('statBand', {
      anchor: 'coverage',
      title: 'Coverage',
      look: 'row',
      figures: [
        registered('networks', { label: 'Networks', note: 'with full history' }),
        figure('2009', 'History since', 'the first Bitcoin block'),
        registered('uptime', { note: 'over the past twelve months' }),
        registered('partners'),
      ],
      source: 'Company figures, {{checked}}.',
    }),
    resources,
    section('cardGrid', {
      anchor: 'delivery',
      eyebrow: 'Delivery',
      title: 'How you get the data',
      look: 'bordered',
      columns: 3,
      cards: [
        card('REST API', 'JSON over HTTPS with a bearer token, single and batch calls.', {
          icon: 'code',
          action: quiet('API Reference', to.document('/resources/api-reference')),
        }),
        card(
          'SDKs',
          'JavaScript, Python, Go and Ruby, typed, with retries and pagination built in.',
          {
            icon: 'layers',
          },
        ),
        card('Bulk', 'Daily Parquet files of labels and flows for your own warehouse.', {
          icon: 'server',
        }),
      ],
    }),
    care,
    section('faq', {
      anchor: 'questions',
      title: 'Questions from developers',
      questions: [
        question(
          'What are the rate limits?',
          'Limits are set for each key and can be raised. One customer can send {{throughput}} requests a minute, and the headers of each response show what remains.',
        ),
        question(
          'Which networks does the API cover?',
          'It traces on {{networks}} networks with full history. Addresses on {{blockchains}} blockchains can be screened and monitored. [Coverage](/resources/coverage) shows what works on each.',
        ),
        question(
          'May we store the responses?',
          'Yes, for your own compliance and research. Reselling labels needs a partner agreement.',
        ),
        question(
          'How do we know a webhook is yours?',
          'Each one is signed with your secret and carries a timestamp. Failed deliveries are retried for two days, at growing intervals, under the same event ID.',
        ),
      ],
    }),
    section('callToAction', {
      title: 'Get a key today',
      text: 'A free key works the same day.',
      look: 'paper',
      actions: [
        primary('Get API Key', to.route('/signup')),
        secondary('Contact Sales', to.dialog('sales-inquiry', { topic: 'data' })),
      ],
    }),
  ],
  seo: {
    title: 'Data: blockchain data and attribution APIs',
    description:
      'Blockchain data APIs with attribution: addresses, transactions, traces and entities. History since 2009, responses under {{responseLimit}}, four SDKs.',
  },
})
