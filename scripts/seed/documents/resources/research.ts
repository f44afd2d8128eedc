import { primary, quiet, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const areas = section('cardGrid', {
  anchor: 'areas',
  eyebrow: 'Research areas',
  title: 'Four questions we keep asking',
  look: 'plain',
  columns: 4,
  cards: [
    card('Crime', 'Where illicit value comes from and where it leaves.', { icon: 'search' }),
    card('Markets', 'What volume is real, and who makes it.', { icon: 'line-chart' }),
    card('Regulation', 'What rules change in practice, measured before and after.', {
      icon: 'landmark',
    }),
    card('Methods', 'How far clustering and demixing can be trusted.', { icon: 'cpu' }),
  ],
})

const report = (title: string, text: string, path: string, facts: string[]) =>
  card(title, text, { points: facts, action: quiet('Download', to.document(path)) })

const reports = section('cardGrid', {
  anchor: 'reports',
  eyebrow: 'Featured reports',
  title: 'Four to read now',
  look: 'bordered',
  columns: 2,
  cards: [
    report(
      'Crypto Crime Report 2025',
      'Where illicit value came from, how it moved and where it left.',
      '/resources/crypto-crime-report',
      ['Crime', '150 pages', '8.7K downloads'],
    ),
    report(
      'Geography Report',
      'Adoption and risk in five regions and four countries.',
      '/resources/geography-report',
      ['Markets', 'October 2025 · 78 pages', '4.1K downloads'],
    ),
    report(
      'DeFi Adoption Report',
      'Who uses decentralised finance, and what they lose.',
      '/resources/defi-adoption-report',
      ['Markets', 'October 2025 · 62 pages', '3.2K downloads'],
    ),
    report(
      'NFT Market Report',
      'Volume with the wash trades taken out.',
      '/resources/nft-market-report',
      ['Markets', '48 pages', '2.6K downloads'],
    ),
  ],
})

const upcoming = section('cardGrid', {
  anchor: 'upcoming',
  eyebrow: 'Upcoming',
  title: 'On the desk',
  look: 'list',
  columns: 3,
  cards: [
    card(
      'Freezing in time',
      'In Progress · expected January 2026. What share of stolen stablecoins is frozen, by hour after the theft.',
      {
        action: quiet('Get Notified', to.route('/signup')),
      },
    ),
    card(
      'The error bars of clustering',
      'Research Phase · expected March 2026. Common-input heuristics tested against known wallets.',
      {
        action: quiet('Get Notified', to.route('/signup')),
      },
    ),
    card(
      'Travel Rule, two years on',
      'Planning · expected June 2026. What counterparties answer, and what they leave out.',
      {
        action: quiet('Get Notified', to.route('/signup')),
      },
    ),
  ],
})

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
      picture: 'market-flows',
    }),
    areas,
    reports,
    upcoming,
    section('callToAction', {
      title: 'A question nobody has answered yet?',
      text: 'We take on a few commissioned studies a year, for regulators, firms and journalists. We publish what we find.',
      tone: 'paper',
      actions: [
        primary('Contact Research Team', to.document('/company/contact')),
        secondary('Media Inquiry', to.dialog('media-inquiry')),
      ],
    }),
  ],
  seo: {
    title: 'Research on crypto crime, markets and regulation',
    description:
      'Reports on crypto crime, geography, DeFi and NFT markets with their methods set out, work in progress, and commissioned research for public bodies.',
  },
})
