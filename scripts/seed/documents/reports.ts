import type { Report } from '../../../web/src/sanity/types.gen.ts'
import { report } from '../builders/report-items.ts'
import type { Seed } from '../builders/seed-document.ts'

/** What the research team has published. */
export const publishedReports: Seed<Report>[] = [
  report('crypto-crime-2025', {
    title: 'Crypto Crime Report 2025',
    path: '/resources/crypto-crime-report',
    category: 'Crime',
    publishedOn: '2025-09-16',
    pages: 150,
    downloads: '8.7K',
    summary:
      'Where illicit value came from, how it moved and where it left, with earlier years restated in the open.',
    cover: 'flows',
  }),
  report('geography', {
    title: 'Geography Report',
    path: '/resources/geography-report',
    category: 'Geography',
    publishedOn: '2025-10-21',
    pages: 78,
    downloads: '4.1K',
    summary: 'Adoption, volume and risk in five regions and four countries, and why they differ.',
    cover: 'meridians',
  }),
  report('defi-adoption', {
    title: 'DeFi Adoption Report',
    path: '/resources/defi-adoption-report',
    category: 'DeFi',
    publishedOn: '2025-10-07',
    pages: 62,
    downloads: '3.2K',
    summary: 'Who uses decentralised finance and for what, and which failures cost them $2.1B.',
    cover: 'pools',
  }),
  report('nft-market', {
    title: 'NFT Market Report',
    path: '/resources/nft-market-report',
    category: 'Markets',
    publishedOn: '2025-09-30',
    pages: 48,
    downloads: '2.6K',
    summary: 'What is left of NFT volume once trades between wallets of one owner are taken out.',
    cover: 'tiles',
  }),
]

/** The reference of a section to its report. */
export const reportReference = (name: string) => ({
  _type: 'reference' as const,
  _ref: `report-${name}`,
})
