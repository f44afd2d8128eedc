import type { Report, UpcomingReport } from '../../../web/src/content/types.gen.ts'
import { primary, quiet, secondary } from '../builders/action.ts'
import { orderRank } from '../builders/order-rank.ts'
import { imprintLine, report, upcomingReport } from '../builders/report-items.ts'
import type { Seed } from '../builders/seed-document.ts'
import { to } from '../builders/target.ts'

/** No date: reports keep their dates when the seed is dated anew, so any date would pass. */
const NEXT_EDITION = imprintLine(
  'Next edition',
  'The report is annual, and the next edition is in preparation. Write to the address below to be told when it is out.',
)

/** The files of the seed were printed from the pages; a company uploads its designed report instead. */
const file = (pages: number) =>
  imprintLine(
    'File',
    `The PDF is a print of this page. The full report of ${pages} pages comes by email on request, free of charge.`,
  )

export const publishedReports: Seed<Report>[] = [
  report('crypto-crime-2025', {
    title: 'Crypto Crime Report 2025',
    path: '/resources/crypto-crime-report',
    category: 'Crime',
    publishedOn: '2025-09-16',
    reviewOn: '2027-09-01',
    pages: 150,
    downloads: '8.7K',
    summary:
      'Where illicit value came from in 2024, how it moved and where it was cashed out, with earlier years restated.',
    cover: 'flows',
    head: {
      anchor: 'report',
      eyebrow: 'Report · 2025 edition',
      title: 'Crypto Crime Report 2025',
      text: 'Where illicit value came from in 2024, how it moved and where it was cashed out: typologies, figures and worked cases, with a method that you can check. The PDF here is a print of this page; we send the full report of 150 pages by email on request.',
      actions: [
        primary('Download Full Report', to.dialog('report-download')),
        secondary('View Executive Summary', to.anchor('executive-summary')),
      ],
    },
    imprint: {
      anchor: 'download',
      title: 'Download the report',
      text: 'A print of this page as a PDF, free to read and to quote with the source. For the full report, write to research@chainlantern.example. On request, an author presents the findings for your sector.',
      actions: [
        primary('Download PDF', to.dialog('report-download')),
        secondary('Request Presentation', to.dialog('briefing-request', { topic: 'presentation' })),
      ],
      citation:
        'Chainlantern Research (2025). Crypto Crime Report 2025. 150 pp. London, September.',
      lines: [
        imprintLine(
          'Edition',
          'Named for its year of publication, 2025, as is usual for annual reports. It covers 2024.',
        ),
        imprintLine('Data cut-off', 'December 31, 2024; attribution as of July 31, 2025.'),
        imprintLine('License', 'Figures may be quoted and redrawn with the citation above.'),
        imprintLine(
          'Corrections',
          'Listed here with their date, and in the next edition. None so far.',
        ),
        NEXT_EDITION,
        file(150),
        imprintLine('Contact', 'research@chainlantern.example'),
      ],
    },
  }),
  report('geography', {
    title: 'Geography Report',
    path: '/resources/geography-report',
    category: 'Geography',
    publishedOn: '2025-10-21',
    reviewOn: '2027-09-01',
    pages: 78,
    downloads: '4.1K',
    summary: 'Adoption, volume and risk in five regions and four countries, and why they differ.',
    cover: 'meridians',
    head: {
      anchor: 'report',
      eyebrow: 'Report · Geography · 2025 edition',
      title: 'Geography of Cryptocurrency Report',
      text: 'Where people use crypto and why: savings in one country, remittances in another, trading in a third, and how regulation and risk differ. The PDF here is a print of this page; we send the full report of 78 pages by email on request.',
      actions: [
        primary('Download Report (PDF)', to.dialog('report-download')),
        secondary('Regional Analysis Call', to.dialog('briefing-request', { topic: 'analysis' })),
      ],
    },
    imprint: {
      anchor: 'download',
      title: 'Download the report',
      text: 'A print of this page as a PDF, free to read and to quote with the source. For the full report, write to research@chainlantern.example. On request, an author walks you through the figures for your markets.',
      actions: [
        primary('Download Report (PDF)', to.dialog('report-download')),
        secondary('Regional Analysis Call', to.dialog('briefing-request', { topic: 'analysis' })),
      ],
      citation:
        'Chainlantern Research (2025). Geography of Cryptocurrency Report. 78 pp. London, October.',
      lines: [
        imprintLine('Data cut-off', 'September 30, 2025; survey in June and July 2025.'),
        imprintLine(
          'Regions',
          'After the M49 standard of the United Nations; Western Asia is counted with Africa, the rest of Asia with Oceania.',
        ),
        imprintLine('License', 'Figures may be quoted and redrawn with the citation above.'),
        NEXT_EDITION,
        file(78),
        imprintLine('Contact', 'research@chainlantern.example'),
      ],
    },
  }),
  report('defi-adoption', {
    title: 'DeFi Adoption Report',
    path: '/resources/defi-adoption-report',
    category: 'DeFi',
    publishedOn: '2025-10-07',
    reviewOn: '2027-09-01',
    pages: 62,
    downloads: '3.2K',
    summary: 'Who uses decentralized finance, what for, and which failures cost users $2.1B.',
    cover: 'pools',
    head: {
      anchor: 'report',
      eyebrow: 'Report · DeFi · 2025 edition',
      title: 'DeFi Adoption Report',
      text: 'Who uses decentralized finance, what they use it for and what they lose to exploits: 186 protocols, measured by users and flows and not by locked value alone. The PDF here is a print of this page; we send the full report of 62 pages by email on request.',
      actions: [
        primary('Download Full Report', to.dialog('report-download')),
        secondary('Request Analysis', to.document('/company/contact')),
      ],
    },
    imprint: {
      anchor: 'download',
      title: 'The same analysis for your protocol',
      text: 'A print of this page as a PDF, free to read and to quote with the source. For the full report, write to research@chainlantern.example. We can also run its method on a protocol or sector of your choice, and go through the result with you.',
      actions: [
        primary('Download Report (PDF)', to.dialog('report-download')),
        secondary('Schedule Analysis Call', to.dialog('briefing-request', { topic: 'analysis' })),
      ],
      citation: 'Chainlantern Research (2025). DeFi Adoption Report. 62 pp. London, October.',
      lines: [
        imprintLine('Data cut-off', 'September 30, 2025; 19 networks.'),
        imprintLine('Not covered', 'Protocols under $5M, and derivatives settled off chain.'),
        imprintLine('License', 'Figures may be quoted and redrawn with the citation above.'),
        NEXT_EDITION,
        file(62),
        imprintLine('Contact', 'research@chainlantern.example'),
      ],
    },
  }),
  report('nft-market', {
    title: 'NFT Market Report',
    path: '/resources/nft-market-report',
    category: 'Markets',
    publishedOn: '2025-09-30',
    reviewOn: '2027-09-01',
    pages: 48,
    downloads: '2.6K',
    summary: 'How much NFT volume remains after suspicious trades are removed.',
    cover: 'tiles',
    head: {
      anchor: 'report',
      eyebrow: 'Report · Markets · 2025 edition',
      title: 'NFT Market Report',
      text: 'How much NFT volume remains after suspicious trades are removed, and who makes it. Twelve months, six networks. The PDF here is a print of this page; we send the full report of 48 pages by email on request.',
      actions: [
        primary('Download Report', to.dialog('report-download')),
        secondary(
          'Schedule Consultation',
          to.dialog('briefing-request', { topic: 'consultation' }),
        ),
      ],
    },
    imprint: {
      anchor: 'download',
      title: 'Download the report',
      text: 'A print of this page as a PDF, free to read and to quote with the source. For the full report, write to research@chainlantern.example. For your own collection or venue, talk to the authors.',
      actions: [
        primary('Download Full Report', to.dialog('report-download')),
        secondary(
          'Schedule Consultation',
          to.dialog('briefing-request', { topic: 'consultation' }),
        ),
      ],
      citation: 'Chainlantern Research (2025). NFT Market Report. 48 pp. London, September.',
      lines: [
        imprintLine('Data cut-off', 'June 30, 2025; six networks, 31 venues.'),
        imprintLine('Not covered', 'Private sales, and items held by custodians.'),
        imprintLine('License', 'Figures may be quoted and redrawn with the citation above.'),
        NEXT_EDITION,
        file(48),
        imprintLine('Contact', 'research@chainlantern.example'),
      ],
    },
  }),
]

/** Nearest to publication first. */
export const upcomingReports: Seed<UpcomingReport>[] = [
  upcomingReport('Freezing in time', {
    orderRank: orderRank(1),
    stage: 'In Progress',
    expected: 'January 2027',
    text: 'What share of stolen stablecoins is frozen, and how soon after the theft, issuer by issuer. 388 incidents; the draft is with the reviewers.',
    action: quiet('Get Notified', to.dialog('report-notice')),
  }),
  upcomingReport('The error bars of clustering', {
    orderRank: orderRank(2),
    stage: 'Research Phase',
    expected: 'March 2027',
    text: 'Common-input heuristics tested against 60,000 wallets whose owners told us which addresses are theirs.',
    action: quiet('Get Notified', to.dialog('report-notice')),
  }),
  upcomingReport('Travel Rule, two years on', {
    orderRank: orderRank(3),
    stage: 'Planning',
    expected: 'June 2027',
    text: 'How counterparties answered in the first two years of the EU rule, how long they took and what they left out. We are looking for ten more firms to share their logs.',
    action: quiet('Get Notified', to.dialog('report-notice')),
  }),
]
