import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { product } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const data = product({
  title: 'Data',
  path: '/products/data',
  category: 'Blockchain data APIs',
  tagline: 'Chain data that already knows who is who',
  summary:
    'Addresses, transactions, traces and entity labels by API, with history since 2009 and response times under 200 ms.',
  icon: 'database',
  order: 4,
  sections: [
    section('hero', {
      eyebrow: 'Data · Blockchain data APIs',
      title: 'Chain data that already knows who is who',
      text: 'Raw blocks are free. Knowing that an address belongs to a mixer, an exchange hot wallet or a sanctioned entity is the work. Data gives you both in one call.',
      actions: [
        primary('Get API Key', to.route('/signup')),
        secondary('API Reference', to.document('/resources/api-reference')),
      ],
      figures: [
        figure('500M+', 'Labelled addresses'),
        figure('10K+ req/min', 'Throughput'),
        figure('<200 ms', 'Response time'),
      ],
      picture: 'api-call',
    }),
    section('cardGrid', {
      anchor: 'what-you-get',
      eyebrow: 'What you get',
      title: 'Five resources, one key',
      look: 'list',
      columns: 2,
      cards: [
        card(
          'Addresses',
          'Balance, activity, cluster, labels and risk for any address on 15+ networks.',
          {
            icon: 'wallet',
          },
        ),
        card('Transactions', 'Decoded inputs, outputs and token transfers, singly or in batches.', {
          icon: 'share-2',
        }),
        card('Traces', 'Follow value from a transaction forwards or backwards, across bridges.', {
          icon: 'route',
        }),
        card(
          'Entities',
          'Search services by name, list their addresses, read the evidence behind a label.',
          {
            icon: 'building',
          },
        ),
        card('Analytics', 'Flows between entities, clusters and risk scores over time.', {
          icon: 'line-chart',
        }),
        card(
          'Webhooks',
          'Signed notifications with retries, when an address you watch moves or changes risk.',
          {
            icon: 'bell',
          },
        ),
      ],
    }),
  ],
  seo: {
    title: 'Data: blockchain data and attribution APIs',
    description:
      'Blockchain data APIs with attribution: addresses, transactions, traces and entities, history since 2009, responses under 200 ms, SDKs in four languages.',
  },
})
