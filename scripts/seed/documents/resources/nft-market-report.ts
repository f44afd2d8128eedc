import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { portableText } from '../../builders/portable-text.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const nftMarketReport = page({
  title: 'NFT Market Report',
  path: '/resources/nft-market-report',
  sections: [
    section('hero', {
      eyebrow: 'Report · 48 pages',
      title: 'NFT Market Report',
      text: 'What is left of NFT volume once trades between wallets with one owner are taken out, and who profits from the rest.',
      actions: [
        primary('Download Report', to.route('/signup')),
        secondary('Schedule Consultation', to.dialog('personal-demo')),
      ],
    }),
    section('statBand', {
      anchor: 'sample',
      eyebrow: 'Sample',
      title: 'What we looked at',
      tone: 'paper',
      figures: [
        figure('2.3 million', 'Transactions'),
        figure('$1.2B', 'Volume'),
        figure('450K', 'Traders'),
        figure('15%', 'Suspicious'),
      ],
      source: 'NFT Market Report. Method and exclusions in chapter 1.',
    }),
    section('cardGrid', {
      anchor: 'findings',
      eyebrow: 'Key findings',
      title: 'Four things the volume hides',
      look: 'bordered',
      columns: 2,
      cards: [
        card(
          '15% suspicious',
          'Of the transactions, 15% show wash trading or self-dealing: buyer and seller funded from one wallet, or the item returned within a day.',
          {
            icon: 'triangle-alert',
          },
        ),
        card(
          '23% growth',
          'Trading grew by 23% over the year, most of it in game items and tickets, which nobody calls art.',
          {
            icon: 'trending-up',
          },
        ),
        card(
          'Few hands',
          'In most collections a small group of wallets sets the floor price, and is seldom declared.',
          {
            icon: 'users',
          },
        ),
        card(
          'Fast exits',
          'The proceeds of abandoned projects reach an exchange or a bridge within hours.',
          {
            icon: 'zap',
          },
        ),
      ],
    }),
    section('richText', {
      anchor: 'summary',
      title: 'Executive summary',
      body: portableText(`
We examined 2.3 million transactions by 450K traders, with a volume of $1.2B. **15%** of transactions are suspicious by at least two of our four tests. They account for far more of the volume than of the count, because wash trades are made at prices nobody else would pay.

What remains is smaller, steadier and growing by **23%** a year. It is also more concentrated than its marketing: the owners behind wallets are fewer than the wallets.

For compliance teams the lesson is narrow. An NFT sale is a transfer of value between two parties, of whom one may have set the price. Treat an unusual sale as you would an unusual invoice.
`),
    }),
    section('cardGrid', {
      anchor: 'contents',
      eyebrow: 'Contents',
      title: 'Six chapters',
      look: 'list',
      columns: 2,
      cards: [
        card('1. Market size, with and without wash trades', 'By network, venue and category.'),
        card('2. Who trades', 'Owners rather than wallets; how long they hold.'),
        card('3. Wash trading', 'Four tests, their false positives, and named patterns.'),
        card('4. Insider dealing', 'Purchases in the hour before a listing.'),
        card('5. Theft and phishing', 'Where stolen items are sold, and how fast.'),
        card('6. Laundering', 'Sales as invoices: how value is moved with an accomplice.'),
      ],
    }),
    section('callToAction', {
      title: 'Read all 48 pages',
      text: 'The PDF comes with a free account. For your own collection or venue, talk to the authors.',
      tone: 'paper',
      actions: [
        primary('Download Full Report', to.route('/signup')),
        secondary('Schedule Consultation', to.dialog('personal-demo')),
      ],
    }),
  ],
  seo: {
    title: 'NFT Market Report: volume, traders, wash trading',
    description:
      'NFT Market Report, 48 pages: 2.3 million transactions, $1.2B volume and 450K traders examined, 15% of it suspicious. Findings and a download.',
  },
})
