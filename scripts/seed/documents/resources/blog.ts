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
      title: 'Cases, methods and the rules that change',
      text: 'Written by the people who do the work, for those who have to explain it to somebody else on Monday.',
      actions: [
        primary('Latest Articles', to.anchor('recent')),
        secondary('Subscribe to Newsletter', to.anchor('newsletter')),
      ],
    }),
    section('articleFeature', {
      anchor: 'featured',
      title: 'Featured article',
      area: 'blog',
      article: featured,
      look: 'picture',
      buttonLabel: 'Read the Article',
    }),
    section('articleBrowser', {
      anchor: 'recent',
      eyebrow: 'Library',
      title: 'Read by subject',
      text: 'Part of what we write is open to everybody. The rest names live cases or customers’ methods, and is in the library of those who work with us.',
      area: 'blog',
      look: 'cards',
      pageSize: 6,
      leaveOut: featured,
      allLabel: 'All Articles',
      searchLabel: 'Search articles',
      searchButton: 'Search',
      loadMoreLabel: 'Load More Articles',
      emptyTitle: 'Nothing we have published openly says that',
      emptyText:
        'Try fewer words, or a subject. Addresses and names of services are not in the text.',
      clearLabel: 'Show all articles',
      countText: '{open} of {all} are open to read; the others are in the customer library.',
      libraryNote: 'The large figure counts the whole library. Customers can read all of it.',
      archivesTitle: 'Archives',
      tagsTitle: 'Popular tags',
    }),
    section('callToAction', {
      anchor: 'newsletter',
      look: 'newsletter',
      title: 'Read by 12,000+ professionals',
      text: 'One trace, one rule and one chart, twice a month: what changed, and what we would do about it.',
      list: 'blog',
      buttonLabel: 'Subscribe',
      note: 'We send no spam. Every letter ends with a link that takes you off the list.',
    }),
  ],
  seo: {
    title: 'Blog: crypto investigations and compliance',
    description:
      'Traces taken apart step by step, compliance controls that survive an examination, market analysis and enforcement news, written by practitioners.',
  },
})
