import { primary, secondary } from '../../builders/action.ts'
import { portableText } from '../../builders/portable-text.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const news = page({
  title: 'News',
  path: '/company/news',
  sections: [
    section('hero', {
      eyebrow: 'News',
      title: 'Announcements, and what is behind them',
      text: 'Product updates, partnerships, events and our reading of what happens in the industry.',
      actions: [
        primary('Media Inquiry', to.dialog('media-inquiry')),
        secondary('Read the Blog', to.document('/resources/blog')),
      ],
    }),
    section('richText', {
      anchor: 'featured',
      title: 'Bridge tracing comes to Reactor for every customer',
      body: portableText(`
**Product Updates · October 21, 2025.** A transfer through a bridge is now one line on the graph, from the deposit on one network to the payout on another. Where a protocol publishes message ids, the two sides are paired exactly; elsewhere the pairing carries a probability and its reasons. Existing cases are extended in place, without new labels being added to what was exported before.
`),
    }),
    section('cardGrid', {
      anchor: 'recent',
      eyebrow: 'All News',
      title: 'Recent articles',
      look: 'list',
      columns: 2,
      cards: [
        card(
          'Screening passes 99.99% uptime over twelve months',
          'Product Updates · October 14, 2025. What failed in the remaining 53 minutes, and what we changed.',
        ),
        card(
          'What the new designations mean for stablecoin issuers',
          'Industry Insights · October 8, 2025. Forty addresses were listed; nine had moved before the notice was out.',
        ),
        card(
          'SOC 2 Type II report for 2025 available',
          'Company News · September 30, 2025. No exceptions noted. Customers can request a copy.',
        ),
        card(
          'Tamarisk Systems joins as integration partner',
          'Partnerships · September 18, 2025. Traces open inside the case system that forty police forces use.',
        ),
        card(
          'Investigators’ summit: programme announced',
          'Events · September 9, 2025. Two days in Toronto, twenty sessions, one mock trial.',
        ),
        card(
          'Our Toronto office doubles',
          'Company News · August 27, 2025. Support and attribution move in together.',
        ),
      ],
    }),
    section('cardGrid', {
      anchor: 'categories',
      eyebrow: 'Categories',
      title: 'What we write about',
      look: 'plain',
      columns: 3,
      cards: [
        card('Product Updates', 'New networks, new labels, new ways to export.', {
          icon: 'layers',
        }),
        card(
          'Industry Insights',
          'Designations, seizures and rules, and what they change in practice.',
          {
            icon: 'landmark',
          },
        ),
        card('Company News', 'People, offices, audits.', { icon: 'building' }),
        card('Partnerships', 'Who we work with, and what for.', { icon: 'handshake' }),
        card('Events', 'Where to meet us.', { icon: 'calendar' }),
      ],
    }),
    section('cardGrid', {
      anchor: 'archives',
      title: 'Archives and popular tags',
      look: 'tinted',
      columns: 2,
      cards: [
        card('Archives', 'Articles by month.', {
          icon: 'calendar',
          points: ['October 2025 (8)', 'September 2025 (12)', 'August 2025 (15)', 'July 2025 (10)'],
        }),
        card(
          'Popular tags',
          'Bitcoin, Ethereum, Stablecoins, Bridges, Mixers, Ransomware, Sanctions, OFAC, Travel Rule, MiCA, DeFi, NFT, AML, Seizures, Training',
          { icon: 'search' },
        ),
      ],
    }),
  ],
  seo: {
    title: 'News: product, partnerships and industry',
    description:
      'Product updates, partnerships, events and company news, with our reading of sanctions designations, seizures and regulation as they are announced.',
  },
})
