import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
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
        primary('Download Report', to.dialog('demo-video')),
        secondary('Schedule Consultation', to.dialog('personal-demo')),
      ],
      figures: [
        figure('2.3 million', 'Transactions'),
        figure('$1.2B', 'Volume'),
        figure('450K', 'Traders'),
        figure('48', 'Pages'),
      ],
    }),
    section('cardGrid', {
      anchor: 'findings',
      eyebrow: 'Key findings',
      title: 'Four things the volume hides',
      look: 'list',
      columns: 2,
      cards: [
        card(
          '15% suspicious',
          'Of the transactions, 15% show a pattern of wash trading or self-dealing.',
        ),
        card(
          '23% growth',
          'Genuine trading grew by 23% over the year, most of it in gaming items.',
        ),
        card('Few hands', 'A small group of wallets sets the floor price of most collections.'),
        card('Fast exits', 'Proceeds of rug pulls reach an exchange or a bridge within hours.'),
      ],
    }),
  ],
  seo: {
    title: 'NFT Market Report: volume, traders, wash trading',
    description:
      'NFT Market Report, 48 pages: 2.3 million transactions, $1.2B volume and 450K traders examined, 15% of it suspicious. Findings and a download.',
  },
})
