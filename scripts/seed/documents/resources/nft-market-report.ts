import { figure } from '../../builders/figure.ts'
import { portableText } from '../../builders/portable-text.ts'
import { chapter, finding } from '../../builders/report-items.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { fourTests, holders, volumeByMonth } from './nft-market-charts.ts'

const findings = section('statBand', {
  anchor: 'findings',
  eyebrow: 'Key findings',
  title: 'Four key findings',
  look: 'lead',
  figures: [
    finding(
      '15%',
      'of transactions are suspicious',
      'At least two of our four tests flag them as wash trades. They make up 25% of the volume, because wash trades are made at inflated prices.',
      17,
    ),
    finding(
      '23%',
      'Growth without suspicious trades',
      'Genuine trading grew by 23% over the year, most of it in game items and tickets.',
      6,
    ),
    finding(
      '7 wallets',
      'set the floor in the median collection',
      'They list, bid and buy back within minutes of one another. Two collections in a hundred declare it.',
      11,
    ),
    finding(
      '94 min',
      'from an abandoned project to an exit',
      'The median time from the last mint to the first deposit at an exchange or bridge.',
      38,
    ),
  ],
  source: 'Chainlantern Research, NFT Market Report',
})

const summary = section('richText', {
  anchor: 'summary',
  title: 'Executive summary',
  body: portableText(`
We examined 2.3 million transactions by 450K traders, with a volume of $1.2B. **15%** of transactions are suspicious by at least two of our four tests.

What remains is smaller, steadier and growing by **23%** a year. It is also more concentrated than its marketing: there are fewer owners than wallets, and 5% of the owners make most of the trades.

- *For compliance teams*: an NFT sale is a transfer of value between two parties, and one of them may have set the price. Treat an unusual sale as you would an unusual invoice.
- *For venues*: volume incentives pay for wash trades. The two venues that ended theirs lost 41% of reported volume in a month and 3% of genuine volume.
- *For investigators*: ask who funded the buyer before asking who owns the item.
`),
})

const contents = section('steps', {
  anchor: 'contents',
  eyebrow: 'Contents',
  title: 'Six chapters',
  text: 'With the collections, venues and rules named in the appendix.',
  look: 'contents',
  steps: [
    chapter(4, 'Market size, with and without wash trades', 'By network, venue and category.'),
    chapter(10, 'Who trades', 'Owners rather than wallets; how long they hold.'),
    chapter(16, 'Wash trading', 'Four tests, their false positives, and named patterns.'),
    chapter(25, 'Insider dealing', 'Purchases in the hour before a listing.'),
    chapter(31, 'Theft and phishing', 'Where stolen items are sold, and how fast.'),
    chapter(37, 'Laundering', 'Sales as invoices: how value is moved with an accomplice.'),
  ],
})

export const nftMarketReport = page({
  title: 'NFT Market Report',
  path: '/resources/nft-market-report',
  sections: [
    section('statBand', {
      anchor: 'sample',
      eyebrow: 'Sample',
      title: 'What we looked at',
      look: 'ledger',
      figures: [
        figure('2.3 million', 'Transactions', 'July 2024 to June 2025'),
        figure('$1.2B', 'Volume', 'at the price of the day'),
        figure('450K', 'Traders', 'wallets that bought or sold'),
        figure('15%', 'Suspicious', 'by two tests or more'),
      ],
      source: 'NFT Market Report. Method and exclusions in chapter 1.',
    }),
    volumeByMonth,
    findings,
    holders,
    summary,
    fourTests,
    contents,
  ],
  seo: {
    title: 'NFT Market Report: volume, traders, wash trading',
    description:
      'NFT Market Report, 48 pages: 2.3 million transactions, $1.2B volume and 450K traders examined, 15% of it suspicious. Findings and a download.',
  },
})
