import { primary, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const news = page({
  title: 'News',
  path: '/company/news',
  sections: [
    section('hero', {
      eyebrow: 'News',
      title: 'Announcements, and what is behind them',
      text: 'Product updates, partnerships, events and our reading of what happens in the industry.',
      actions: [
        primary('Media Inquiry', to.dialog('media-inquiry')),
        secondary('Read the Blog', to.document('/resources/blog')),
      ],
    }),
    section('cardGrid', {
      anchor: 'categories',
      eyebrow: 'All News',
      title: 'What we write about',
      look: 'plain',
      columns: 3,
      cards: [
        card('Product Updates', 'New networks, new labels, new ways to export.', {
          icon: 'layers',
        }),
        card(
          'Industry Insights',
          'Designations, seizures and rules, and what they change in practice.',
          { icon: 'landmark' },
        ),
        card('Company News', 'People, offices, audits.', { icon: 'building' }),
        card('Partnerships', 'Who we work with, and what for.', { icon: 'handshake' }),
        card('Events', 'Where to meet us.', { icon: 'calendar' }),
      ],
    }),
  ],
  seo: {
    title: 'News: product, partnerships and industry',
    description:
      'Product updates, partnerships, events and company news, with our reading of sanctions designations, seizures and regulation as they are announced.',
  },
})
