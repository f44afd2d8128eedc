import type { Redirect } from '../../../web/src/content/types.gen.ts'
import { referenceTo } from '../builders/reference.ts'
import type { Seed } from '../builders/seed-document.ts'

/** A path that the site once had. */
const moved = { '/solutions/compliance-teams': '/solutions/compliance' }

/** Paths that people type or write down from memory, without the area. */
const typed = {
  '/about': '/company/about',
  '/team': '/company/leadership',
  '/leadership': '/company/leadership',
  '/careers': '/company/careers',
  '/jobs': '/company/careers',
  '/contact': '/company/contact',
  '/customers': '/company/customers',
  '/news': '/company/news',
  '/partners': '/company/partners',
  '/press': '/company/press',
  '/security': '/company/trust',
  '/trust': '/company/trust',
  '/academy': '/resources/academy',
  '/blog': '/resources/blog',
  '/coverage': '/resources/coverage',
  '/demo': '/resources/product-demos',
  '/docs': '/resources/documentation',
  '/documentation': '/resources/documentation',
  '/events': '/resources/webinars-events',
  '/webinars': '/resources/webinars-events',
  '/help': '/resources/support-center',
  '/support': '/resources/support-center',
  '/reports': '/resources/research',
  '/research': '/resources/research',
  '/victims': '/resources/for-victims',
  '/police': '/resources/for-police',
  '/cookies': '/legal/cookie-policy',
  '/privacy': '/legal/privacy-policy',
  '/terms': '/legal/terms-of-service',
}

/** Areas without a page of their own: the home page shows what they hold. */
const areas = { '/products': '/', '/solutions': '/', '/company': '/company/about' }

const toRedirects = (paths: Record<string, string>, permanent: boolean): Seed<Redirect>[] =>
  Object.entries(paths).map(([from, to]) => ({
    _id: `redirect-${from.slice(1).replaceAll('/', '-')}`,
    _type: 'redirect',
    from,
    to: referenceTo(to),
    permanent,
  }))

export const redirects = [
  ...toRedirects({ ...moved, ...typed }, true),
  // A page may stand there one day.
  ...toRedirects(areas, false),
]
