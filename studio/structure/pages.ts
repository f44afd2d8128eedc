import { DocumentsIcon } from '@sanity/icons/Documents'
import { HomeIcon } from '@sanity/icons/Home'
import type { ComponentType } from 'react'
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { apiVersion } from '../env'
import { homePageId } from '../schema/routable-types'
import { publishedId } from '../schema/validation/path'
import { areaTemplate, pageAreas } from './page-areas'

const inArea = '_type == "page" && string::startsWith(path.current, $prefix)'
const inNoArea = [
  '_type == "page" && path.current != "/"',
  ...pageAreas.map(({ id }) => `!string::startsWith(coalesce(path.current, ""), "/${id}/")`),
].join(' && ')

/** Opens the home page without a list in between. */
export function home(S: StructureBuilder) {
  return S.listItem()
    .id('home')
    .title('Home')
    .icon(HomeIcon)
    .child(S.document().schemaType('page').documentId(homePageId))
}

/** The pages of each area of the site's menu. */
export function areas(S: StructureBuilder, context: StructureResolverContext) {
  return pageAreas.map((area) =>
    pageList(S, context, { ...area, filter: inArea, params: { prefix: `/${area.id}/` } }),
  )
}

/** Lists the pages whose path is missing or incomplete: no other list shows them. */
export function pagesWithoutArea(S: StructureBuilder, context: StructureResolverContext) {
  return pageList(S, context, {
    id: 'pages-without-area',
    title: 'Pages without an area',
    icon: DocumentsIcon,
    filter: inNoArea,
    params: {},
  })
}

interface PageList {
  id: string
  title: string
  icon: ComponentType
  filter: string
  params: Record<string, string>
}

function pageList(S: StructureBuilder, context: StructureResolverContext, list: PageList) {
  const { id, title, icon, filter, params } = list
  const template = pageAreas.some((area) => area.id === id) ? areaTemplate(id) : undefined
  // canHandleIntent is synchronous, so the page ids are loaded before the list is built.
  const child = async () => {
    const pages = await pagesIn(context, filter, params)
    return S.documentList()
      .id(id)
      .title(title)
      .schemaType('page')
      .apiVersion(apiVersion)
      .filter(filter)
      .params(params)
      .defaultOrdering([{ field: 'title', direction: 'asc' }])
      .initialValueTemplates(template ? [S.initialValueTemplateItem(template)] : [])
      .canHandleIntent((intent, wanted) =>
        intent === 'create'
          ? template !== undefined && wanted.template === template
          : intent === 'edit' && pages.has(publishedId(String(wanted.id))),
      )
  }
  return S.listItem().id(id).title(title).icon(icon).child(child)
}

/** The published ids of the pages that match the filter at this moment. */
async function pagesIn(
  { getClient }: StructureResolverContext,
  filter: string,
  params: Record<string, string>,
): Promise<Set<string>> {
  const client = getClient({ apiVersion }).withConfig({ perspective: 'raw' })
  const ids = await client.fetch<string[]>(`*[${filter}]._id`, params)
  return new Set(ids.map(publishedId))
}
