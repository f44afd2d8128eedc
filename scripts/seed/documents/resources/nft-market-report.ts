import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { portableText } from '../../builders/portable-text.ts'
import { chapter, finding, imprintLine } from '../../builders/report-items.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { to } from '../../builders/target.ts'
import { reportReference } from '../reports.ts'
import { fourTests, holders, volumeByMonth } from './nft-market-charts.ts'

const report = reportReference('nft-market')

const head = section('reportHead', {
  anchor: 'report',
  eyebrow: 'Report · Markets',
  title: 'NFT Market Report',
  text: 'What is left of NFT volume once trades between wallets with one owner are taken out, and who profits from the rest. 48 pages, twelve months, six networks.',
  report,
  actions: [
    primary('Download Report', to.dialog('report-download')),
    secondary('Schedule Consultation', to.dialog('personal-demo')),
  ],
})

const findings = section('statBand', {
  anchor: 'findings',
  eyebrow: 'Key findings',
  title: 'Four things the volume hides',
  look: 'lead',
  figures: [
    finding(
      '15%',
      'of transactions are trades with oneself',
      'Suspicious by at least two of our four tests. They make up 25% of the volume, because wash trades are made at prices nobody else would pay.',
      17,
    ),
    finding(
      '23%',
      'Growth, once they are gone',
      'Genuine trading grew by 23% over the year, most of it in game items and tickets, which nobody calls art.',
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

What remains is smaller, steadier and growing by **23%** a year. It is also more concentrated than its marketing: the owners behind wallets are fewer than the wallets, and a twentieth of them makes most of the trade.

- *For compliance teams* the lesson is narrow. An NFT sale is a transfer of value between two parties, of whom one may have set the price. Treat an unusual sale as you would an unusual invoice.
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
    head,
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
    section('reportImprint', {
      anchor: 'download',
      title: 'Read all 48 pages',
      text: 'The PDF with the tables behind its figures. For your own collection or venue, talk to the authors.',
      report,
      actions: [
        primary('Download Full Report', to.dialog('report-download')),
        secondary('Schedule Consultation', to.dialog('personal-demo')),
      ],
      citation: 'Chainlantern Research (2025). NFT Market Report. 48 pp. London, September.',
      lines: [
        imprintLine('Data cut-off', '30 June 2025; six networks, 31 venues.'),
        imprintLine('Not covered', 'Private sales, and items held by custodians.'),
        imprintLine('Licence', 'Figures may be quoted and redrawn with the citation above.'),
        imprintLine('Contact', 'research@chainlantern.example'),
      ],
    }),
  ],
  seo: {
    title: 'NFT Market Report: volume, traders, wash trading',
    description:
      'NFT Market Report, 48 pages: 2.3 million transactions, $1.2B volume and 450K traders examined, 15% of it suspicious. Findings and a download.',
  },
})
