import { BookIcon } from '@sanity/icons/Book'
import { CogIcon } from '@sanity/icons/Cog'
import { UsersIcon } from '@sanity/icons/Users'
import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list'
import type { ComponentType } from 'react'
import type { ListItem, ListItemBuilder, StructureResolver } from 'sanity/structure'
import { apiVersion } from '../env'
import type { RoutableType } from '../schema/routable-types'
import { dayOnSite } from '../schema/validation/site-time'

/** A position “ends soon” this many days before its last day. */
const SOON_DAYS = 14
const DAY = 24 * 60 * 60 * 1000

/** The sidebar: pages, lists, and settings at the end. */
export const structure: StructureResolver = (S, context) => {
  const iconOf = (type: string) => context.schema.get(type)?.icon as ComponentType

  const group = (
    id: string,
    title: string,
    icon: ComponentType,
    items: (ListItem | ListItemBuilder)[],
  ) => S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items))

  const sorted = (type: string, title: string, field: string, direction: 'asc' | 'desc' = 'asc') =>
    S.documentTypeListItem(type)
      .id(type)
      .title(title)
      .child(
        S.documentTypeList(type)
          .title(title)
          .apiVersion(apiVersion)
          .defaultOrdering([{ field, direction }]),
      )

  /** Documents in the site's order; editors drag to change it. */
  const dragged = (type: string, title: string) => {
    const item = orderableDocumentListDeskItem({
      ...{ type, title, id: type, icon: iconOf(type), S, context },
    })
    // The plugin uses the singular type title for the list.
    Object.assign(item.child ?? {}, { title })
    return item
  }

  /** Documents whose date has come, or comes within some days; the oldest date first. */
  const dated = (id: string, title: string, type: string, field: string, days = 0) =>
    S.listItem()
      .id(id)
      .title(title)
      .icon(iconOf(type))
      .child(() =>
        S.documentList()
          .id(id)
          .title(title)
          .apiVersion(apiVersion)
          .filter(`_type == $type && ${field} <= $day`)
          .params({ type, day: dayOnSite(Date.now() + days * DAY) })
          .defaultOrdering([{ field, direction: 'asc' }])
          .initialValueTemplates([])
          // A document link opens the document in the list of its type.
          .canHandleIntent(() => false),
      )

  const single = (type: string, title: string) =>
    S.listItem()
      .id(type)
      .title(title)
      .icon(iconOf(type))
      .child(S.document().schemaType(type).documentId(type))

  /** Lists of documents that have a page; a type that is missing here does not compile. */
  const withPage = {
    product: dragged('product', 'Products'),
    page: sorted('page', 'Pages', 'path.current'),
    article: sorted('article', 'All articles', 'publishedOn', 'desc'),
    guide: dragged('guide', 'Guides'),
    event: sorted('event', 'Events', 'startsAt'),
    job: dragged('job', 'All jobs'),
    legalPage: sorted('legalPage', 'Legal pages', 'title'),
  } satisfies Record<RoutableType, ListItem | ListItemBuilder>

  return S.list()
    .id('content')
    .title('Content')
    .items([
      withPage.page,
      withPage.product,
      group('resources', 'Resources', BookIcon, [
        withPage.guide,
        dragged('recording', 'Recordings'),
        dragged('course', 'Courses'),
      ]),
      group('articles', 'Articles', iconOf('article'), [
        withPage.article,
        dragged('articleCategory', 'Categories'),
      ]),
      withPage.event,
      group('jobs', 'Jobs', iconOf('job'), [
        withPage.job,
        dated('jobs-end-soon', 'Ends soon', 'job', 'openUntil', SOON_DAYS),
      ]),
      group('people', 'People and testimonials', UsersIcon, [
        dragged('person', 'People'),
        dragged('testimonial', 'Testimonials'),
      ]),
      group('legal', 'Legal', iconOf('legalPage'), [
        withPage.legalPage,
        dated('legal-review-due', 'Review due', 'legalPage', 'reviewOn'),
        sorted('legalVersion', 'Previous legal texts', 'date', 'desc'),
      ]),
      group('reports', 'Reports', iconOf('report'), [
        sorted('report', 'Published reports', 'publishedOn', 'desc'),
        dated('reports-review-due', 'Review due', 'report', 'reviewOn'),
        dragged('upcomingReport', 'Upcoming reports'),
      ]),
      dragged('companyFigure', 'Company figures'),
      sorted('redirect', 'Redirects', 'from'),
      group('settings', 'Site settings', CogIcon, [
        single('siteSettings', 'Site settings'),
        single('navigation', 'Navigation'),
      ]),
    ])
}
