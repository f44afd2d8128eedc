import { CogIcon } from '@sanity/icons/Cog'
import { MenuIcon } from '@sanity/icons/Menu'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'
import { apiVersion } from '../env'
import { areas, home, pagesWithoutArea } from './pages'

/** The sidebar, in the order of the site's menu. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      ...singletons(S),
      S.divider(),
      home(S),
      typeList(S, 'product', 'Products', 'order'),
      ...areas(S, context),
      typeList(S, 'legalPage', 'Legal', 'title'),
      typeList(S, 'legalVersion', 'Previous legal texts', 'date', 'desc'),
      pagesWithoutArea(S, context),
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

function singletons(S: StructureBuilder) {
  return [
    S.listItem()
      .id('siteSettings')
      .title('Site settings')
      .icon(CogIcon)
      .child(S.document().schemaType('siteSettings').documentId('siteSettings')),
    S.listItem()
      .id('navigation')
      .title('Navigation')
      .icon(MenuIcon)
      .child(S.document().schemaType('navigation').documentId('navigation')),
  ]
}

/** A list of all documents of a type, sorted by `field`. */
function typeList(
  S: StructureBuilder,
  type: string,
  title: string,
  field: string,
  direction: 'asc' | 'desc' = 'asc',
) {
  return S.documentTypeListItem(type)
    .id(type)
    .title(title)
    .child(
      S.documentTypeList(type)
        .title(title)
        .apiVersion(apiVersion)
        .defaultOrdering([{ field, direction }]),
    )
}
