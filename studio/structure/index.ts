import type { StructureResolver } from 'sanity/structure'
import { areas, home, strayPages } from './pages'
import { siteWide } from './site-wide'
import { typeList } from './type-list'

/** The sidebar, in the order of the site's own menu. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      ...siteWide(S),
      S.divider(),
      home(S),
      typeList(S, 'product', 'Products', 'order'),
      ...areas(S, context),
      typeList(S, 'legalPage', 'Legal', 'title'),
      strayPages(S, context),
      S.divider(),
      typeList(S, 'article', 'Articles', 'publishedOn', 'desc'),
      typeList(S, 'articleCategory', 'Article categories', 'order'),
      typeList(S, 'guide', 'Guides', 'title'),
      typeList(S, 'report', 'Reports', 'publishedOn', 'desc'),
      typeList(S, 'upcomingReport', 'Upcoming reports', 'order'),
      typeList(S, 'event', 'Events', 'startsAt'),
      typeList(S, 'recording', 'Recordings', 'order'),
      typeList(S, 'course', 'Courses', 'order'),
      typeList(S, 'job', 'Jobs', 'order'),
      typeList(S, 'person', 'People', 'name'),
      typeList(S, 'testimonial', 'Testimonials', 'name'),
      typeList(S, 'redirect', 'Redirects', 'from'),
    ])
