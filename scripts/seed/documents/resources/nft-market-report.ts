import { figure } from '../../builders/figure.ts'
import { portableText } from '../../builders/portable-text.ts'
import { chapter, finding } from '../../builders/report-items.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { fourTests, holders, volumeByMonth } from './nft-market-charts.ts'

const findings = section('statBand', {
  anchor: 'findings',
  eyebrow: 'Key findings',
  title: 'What the sales show',
  look: 'lead',
  figures: [
    finding(
      '15%',
      'of transactions are suspicious',
      'At least two of our four tests flag them as possible wash trades. They make up 25% of the volume, because their prices are higher than those of genuine trades.',
      17,
    ),
    finding(
      '23%',
      'Growth without suspicious trades',
      'Genuine monthly volume grew by 23% from July 2024 to June 2025, most of it in game items and tickets.',
      6,
    ),
    finding(
      '7 wallets',
      'set the floor in the median collection',
      'They list, bid and buy back within minutes of one another. Two in a hundred collections disclose it.',
      11,
    ),
    finding(
      '94 min',
      'from an abandoned project to an exit',
      'The median time from the last mint to the first deposit at an exchange or bridge.',
      38,
    ),
  ],
  source: 'Chainlantern Research, NFT Market Report, September 2025',
})

const summary = section('richText', {
  anchor: 'summary',
  title: 'Executive summary',
  body: portableText(`
We examined 2.3 million transactions by 450K traders, with a volume of $1.2B. By at least two of our four tests, **15%** of the transactions are suspicious. A suspicious trade is not proof of intent, and we do not claim that it is.

What remains is smaller and steadier, and it grew by **23%** over the year. It is also more concentrated than it looks: there are fewer owners than wallets, and 5% of the owners make 58% of the genuine volume.

- *For compliance teams*: an NFT sale is a transfer of value between two parties who may have agreed on any price they like. Treat an unusual sale as you would an unusual invoice.
- *For venues*: rewards for volume pay for wash trades. The two venues that ended theirs lost 41% of reported volume in a month, and 3% of genuine volume.
- *For investigators*: find out first who funded the buyer.
`),
})

const contents = section('steps', {
  anchor: 'contents',
  eyebrow: 'Contents',
  title: 'Six chapters',
  text: 'The appendix lists the collections, the venues and the rules.',
  look: 'contents',
  steps: [
    chapter(4, 'Market size, with and without wash trades', 'By network, venue and category.'),
    chapter(10, 'Who trades', 'Owners rather than wallets; how long they hold.'),
    chapter(16, 'Wash trading', 'Four tests, their false positives, and the patterns they find.'),
    chapter(25, 'Insider dealing', 'Purchases in the hour before a listing.'),
    chapter(31, 'Theft and phishing', 'Where stolen items are sold, and how fast.'),
    chapter(37, 'Laundering', 'How sales move value between accomplices.'),
  ],
})

export const nftMarketReport = page({
  title: 'NFT Market Report',
  path: '/resources/nft-market-report',
  sections: [
    section('statBand', {
      anchor: 'sample',
      eyebrow: 'Sample',
      title: 'Transactions, volume and traders',
      look: 'ledger',
      figures: [
        figure('2.3 million', 'Transactions', 'July 2024 to June 2025'),
        figure('$1.2B', 'Volume', 'at the price of the day'),
        figure('450K', 'Traders', 'wallets that bought or sold'),
        figure('15%', 'Suspicious', 'by two tests or more'),
      ],
      source: 'NFT Market Report, September 2025. Method and exclusions in chapter 1.',
    }),
    volumeByMonth,
    findings,
    holders,
    summary,
    fourTests,
    contents,
  ],
  seo: {
    title: 'NFT Market Report 2025: volume, wash trades',
    description:
      '2.3 million NFT transactions, $1.2B in volume and 450K traders examined; 15% of the transactions are suspicious. Findings, tests and a download.',
  },
})
