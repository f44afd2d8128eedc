import { CogIcon } from '@sanity/icons/Cog'
import { MenuIcon } from '@sanity/icons/Menu'
import { RocketIcon } from '@sanity/icons/Rocket'
import { TranslateIcon } from '@sanity/icons/Translate'
import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list'
import type { ComponentType } from 'react'
import type {
  StructureBuilder,
  StructureResolver,
  StructureResolverContext,
} from 'sanity/structure'
import { apiVersion } from '../env'
import { RecipePane } from '../recipes/recipe-pane'
import { countedIcon } from './counted-icon'
import { areas, home, topLevelPages } from './pages'
import { needsAttention } from './state-lists'

/** The sidebar: tasks first, then the site in the order of its menu. */
export const structure: StructureResolver = (S, context) => {
  const list = (type: string, title: string, field: string, direction?: 'asc' | 'desc') =>
    typeList(S, context, { type, title, field, direction })
  const dragged = (type: string, title: string) => draggedList(S, context, { type, title })
  return S.list()
    .id('content')
    .title('Content')
    .items([
      S.listItem()
        .id('recipes')
        .title('New page from a recipe')
        .icon(RocketIcon)
        .child(S.component(RecipePane).id('recipes').title('New page from a recipe')),
      needsAttention(S, context),
      S.divider(),
      ...singletons(S),
      S.divider(),
      home(S),
      list('product', 'Products', 'order'),
      ...areas(S, context),
      list('legalPage', 'Legal', 'title'),
      list('legalVersion', 'Previous legal texts', 'date', 'desc'),
      topLevelPages(S, context),
      S.divider(),
      list('article', 'Articles', 'publishedOn', 'desc'),
      list('articleCategory', 'Article categories', 'order'),
      list('guide', 'Guides', 'title'),
      list('report', 'Reports', 'publishedOn', 'desc'),
      list('upcomingReport', 'Upcoming reports', 'order'),
      list('event', 'Events', 'startsAt'),
      dragged('recording', 'Recordings'),
      dragged('course', 'Courses'),
      dragged('job', 'Jobs'),
      dragged('person', 'People'),
      dragged('testimonial', 'Testimonials'),
      list('companyFigure', 'Company figures', 'label'),
      list('redirect', 'Redirects', 'from'),
    ])
}

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
    S.listItem()
      .id('words')
      .title('Words')
      .icon(TranslateIcon)
      .child(S.document().schemaType('words').documentId('words')),
  ]
}

interface TypeList {
  type: string
  title: string
}

interface SortedList extends TypeList {
  field: string
  direction?: 'asc' | 'desc' | undefined
}

/** The icon of a type with its document count. */
function iconOf({ schema }: StructureResolverContext, type: string) {
  const icon = schema.get(type)?.icon as ComponentType
  return countedIcon(icon, ({ countOf }) => countOf(type))
}

/** All documents of a type, sorted by `field`. */
function typeList(S: StructureBuilder, context: StructureResolverContext, list: SortedList) {
  const { type, title, field, direction = 'asc' } = list
  return S.documentTypeListItem(type)
    .id(type)
    .title(title)
    .icon(iconOf(context, type))
    .child(
      S.documentTypeList(type)
        .title(title)
        .apiVersion(apiVersion)
        .defaultOrdering([{ field, direction }]),
    )
}

/** All documents of a type in the site's order; editors drag to change it. */
function draggedList(S: StructureBuilder, context: StructureResolverContext, list: TypeList) {
  const icon = iconOf(context, list.type)
  const item = orderableDocumentListDeskItem({ ...list, id: list.type, icon, S, context })
  // The plugin uses the singular type title for the list.
  Object.assign(item.child ?? {}, { title: list.title })
  return item
}
