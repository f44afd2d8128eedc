import { primary, secondary } from '../../builders/action.ts'
import { referenceTo } from '../../builders/reference.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { to } from '../../builders/target.ts'
import { caseNotes } from '../brand.ts'

const featured = referenceTo('/resources/blog/three-bridges-in-nine-minutes')

export const blog = page({
  title: 'Blog',
  path: '/resources/blog',
  sections: [
    section('hero', {
      look: 'brief',
      eyebrow: 'Blog',
      title: 'Cases, methods and regulation',
      text: 'By our investigators and analysts, for people who do the same work.',
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
      title: 'Articles by subject',
      text: 'Articles that draw on customers’ cases are for customers only.',
      area: 'blog',
      look: 'cards',
      leaveOut: featured,
    }),
    section('callToAction', {
      anchor: 'newsletter',
      look: 'newsletter',
      title: 'Case notes, read by {{readers}} professionals',
      text: caseNotes,
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
