import { primary, quiet, secondary } from '../../builders/action.ts'
import { referenceTo } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { to } from '../../builders/target.ts'

const featured = referenceTo('/company/news/bridge-tracing-for-every-customer')

const month = (name: string, libraryCount: number) => ({
  _type: 'articleMonth' as const,
  _key: `month-${name}`,
  month: name,
  libraryCount,
})

/** Spelled as in the articles, each of which has at least one. */
const popularTags = [
  'Bitcoin',
  'Ethereum',
  'Stablecoins',
  'Bridges',
  'Mixers',
  'Ransomware',
  'Sanctions',
  'OFAC',
  'Travel Rule',
  'MiCA',
  'DeFi',
  'NFT',
  'AML',
  'Seizures',
  'Training',
]

export const news = page({
  title: 'News',
  path: '/company/news',
  sections: [
    section('hero', {
      eyebrow: 'News',
      title: 'Company news and industry insights',
      text: 'Product updates, partnerships, events and our view of the industry.',
      actions: [
        primary('Media Inquiry', to.dialog('media-inquiry')),
        secondary('Read the Blog', to.document('/resources/blog')),
        quiet('Facts and pictures', to.document('/company/press')),
      ],
    }),
    section('articleIndex', {
      anchor: 'featured',
      title: 'Featured',
      area: 'news',
      article: featured,
      look: 'type',
    }),
    section('articleIndex', {
      anchor: 'recent',
      eyebrow: 'Recent articles',
      title: 'All news',
      area: 'news',
      look: 'ledger',
      leaveOut: featured,
      archives: [
        month('2026-11', 11),
        month('2026-08', 9),
        month('2026-05', 13),
        month('2026-02', 10),
        month('2025-10', 8),
        month('2025-09', 12),
        month('2025-08', 15),
        month('2025-07', 10),
      ],
      tags: popularTags,
    }),
    section('callToAction', {
      anchor: 'newsletter',
      look: 'newsletter',
      title: 'News by email',
      text: 'Product updates, partnerships and research, once a month. Case notes is a separate list.',
      list: 'news',
      buttonLabel: 'Subscribe',
      note: 'We do not share your address. Unsubscribe in one click.',
    }),
  ],
  seo: {
    title: 'News: product, partnerships and industry',
    description:
      'Product updates, partnerships, events and company news, with our reading of sanctions designations, seizures and regulation as they are announced.',
  },
})
