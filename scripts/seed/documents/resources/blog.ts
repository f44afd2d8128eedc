import { primary, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const blog = page({
  title: 'Blog',
  path: '/resources/blog',
  sections: [
    section('hero', {
      eyebrow: 'Blog',
      title: 'Cases, methods and the rules that change',
      text: 'Written by the people who do the work, for those who have to explain it to somebody else on Monday.',
      actions: [
        primary('Latest Articles', to.anchor('categories')),
        secondary('Subscribe to Newsletter', to.route('/signup')),
      ],
    }),
    section('cardGrid', {
      anchor: 'categories',
      eyebrow: 'Categories',
      title: 'Read by subject',
      look: 'bordered',
      columns: 4,
      cards: [
        card('Investigations', '24 articles: traces taken apart step by step.', { icon: 'search' }),
        card('Compliance', '18 articles: rules, controls and what examiners ask.', {
          icon: 'scale',
        }),
        card('Market Analysis', '15 articles: flows, venues and what moves them.', {
          icon: 'line-chart',
        }),
        card('Industry News', '32 articles: enforcement, designations and court decisions.', {
          icon: 'newspaper',
        }),
      ],
    }),
  ],
  seo: {
    title: 'Blog: crypto investigations and compliance',
    description:
      'Traces taken apart step by step, compliance controls that survive an examination, market analysis and enforcement news, written by practitioners.',
  },
})
