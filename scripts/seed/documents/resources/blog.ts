import { primary, secondary } from '../../builders/action.ts'
import { referenceTo } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { to } from '../../builders/target.ts'

const featured = referenceTo('/resources/blog/three-bridges-in-nine-minutes')

export const blog = page({
  title: 'Blog',
  path: '/resources/blog',
  sections: [
    section('hero', {
      eyebrow: 'Blog',
      title: 'Cases, methods and regulation',
      text: 'Written by our investigators and analysts for practitioners who have to explain their work to others.',
      actions: [
        primary('Latest Articles', to.anchor('recent')),
        secondary('Subscribe to Newsletter', to.anchor('newsletter')),
      ],
    }),
    section('articleIndex', {
      anchor: 'featured',
      title: 'Featured article',
      area: 'blog',
      article: featured,
      look: 'picture',
    }),
    section('articleIndex', {
      anchor: 'recent',
      eyebrow: 'Library',
      title: 'Read by subject',
      text: 'Some of what we write is public. The rest draws on customers’ cases and methods, and is in the customer library.',
      area: 'blog',
      look: 'cards',
      leaveOut: featured,
    }),
    section('callToAction', {
      anchor: 'newsletter',
      look: 'newsletter',
      title: 'Read by 12,000+ professionals',
      text: 'One trace, one rule and one chart, twice a month, with our view of what changed.',
      list: 'blog',
      buttonLabel: 'Subscribe',
      note: 'We send no spam. Every email has a link to unsubscribe.',
    }),
  ],
  seo: {
    title: 'Blog: crypto investigations and compliance',
    description:
      'Traces taken apart step by step, compliance controls that survive an examination, market analysis and enforcement news, written by practitioners.',
  },
})
