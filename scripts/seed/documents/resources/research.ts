import { primary, quiet, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const research = page({
  title: 'Research',
  path: '/resources/research',
  sections: [
    section('hero', {
      eyebrow: 'Research',
      title: 'Published with the method attached',
      text: 'Our research team works on the same data as our customers. Each report says how the figures were made and what they cannot show.',
      actions: [
        primary('Request Custom Research', to.document('/company/contact')),
        secondary('Request Demo', to.dialog('personal-demo')),
      ],
    }),
    section('cardGrid', {
      anchor: 'reports',
      eyebrow: 'Featured reports',
      title: 'Four to read now',
      look: 'bordered',
      columns: 2,
      cards: [
        card(
          'Crypto Crime Report 2025',
          '150 pages on where illicit value came from and where it left.',
          {
            icon: 'file-search',
            action: quiet('Read the findings', to.document('/resources/crypto-crime-report')),
          },
        ),
        card('Geography Report', '78 pages, 4.1K downloads: adoption and risk in five regions.', {
          icon: 'globe',
          action: quiet('Read the findings', to.document('/resources/geography-report')),
        }),
        card('DeFi Adoption Report', '62 pages, 3.2K downloads: who uses decentralised finance.', {
          icon: 'layers',
          action: quiet('Read the findings', to.document('/resources/defi-adoption-report')),
        }),
        card('NFT Market Report', '48 pages: volume with the wash trades taken out.', {
          icon: 'eye',
          action: quiet('Read the findings', to.document('/resources/nft-market-report')),
        }),
      ],
    }),
    section('callToAction', {
      title: 'A question nobody has answered yet?',
      text: 'We take on a few commissioned studies a year, for regulators, firms and journalists.',
      tone: 'ink',
      actions: [primary('Contact Research Team', to.document('/company/contact'))],
    }),
  ],
  seo: {
    title: 'Research on crypto crime, markets and regulation',
    description:
      'Reports on crypto crime, geography, DeFi and NFT markets with their methods set out, work in progress, and commissioned research for public bodies.',
  },
})
