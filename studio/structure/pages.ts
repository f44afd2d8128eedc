import { DocumentsIcon } from '@sanity/icons/Documents'
import { HomeIcon } from '@sanity/icons/Home'
import type { StructureBuilder } from 'sanity/structure'
import { apiVersion } from '../schema/options/api-version'
import { homePageId } from '../schema/options/routable-types'
import { areaTemplate, pageAreas } from './page-areas'

const inArea = '_type == "page" && string::startsWith(path.current, $prefix)'
const inNoArea = [
  '_type == "page" && path.current != "/"',
  ...pageAreas.map(({ id }) => `!string::startsWith(coalesce(path.current, ""), "/${id}/")`),
].join(' && ')

/** The home page, opened straight away. */
export function home(S: StructureBuilder) {
  return S.listItem()
    .id('home')
    .title('Home')
    .icon(HomeIcon)
    .child(S.document().schemaType('page').documentId(homePageId))
}

/** The pages of each area of the site's menu. */
export function areas(S: StructureBuilder) {
  return pageAreas.map(({ id, title, icon }) =>
    S.listItem()
      .id(id)
      .title(title)
      .icon(icon)
      .child(
        S.documentList()
          .id(id)
          .title(title)
          .schemaType('page')
          .apiVersion(apiVersion)
          .filter(inArea)
          .params({ prefix: `/${id}/` })
          .defaultOrdering([{ field: 'title', direction: 'asc' }])
          .initialValueTemplates([S.initialValueTemplateItem(areaTemplate(id))]),
      ),
  )
}

/** Pages whose address is missing or unfinished would otherwise be in no list. */
export function strayPages(S: StructureBuilder) {
  return S.listItem()
    .id('stray-pages')
    .title('Pages without a place')
    .icon(DocumentsIcon)
    .child(
      S.documentList()
        .id('stray-pages')
        .title('Pages without a place')
        .schemaType('page')
        .apiVersion(apiVersion)
        .filter(inNoArea)
        .initialValueTemplates([]),
    )
}
