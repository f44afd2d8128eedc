import { HomeIcon } from '@sanity/icons/Home'
import type { ComponentType } from 'react'
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { apiVersion } from '../env'
import { homePageId } from '../schema/routable-types'
import { publishedId } from '../schema/validation/path'
import { countedIcon } from './counted-icon'
import { areaTemplate, pageAreas, topLevel } from './page-areas'

const inArea = '_type == "page" && string::startsWith(path.current, $prefix)'
const inNoArea = [
  '_type == "page" && path.current != "/"',
  ...pageAreas.map(({ id }) => `!string::startsWith(coalesce(path.current, ""), "/${id}/")`),
].join(' && ')

/** Opens the home page without a list. A document link opens the list item with the document's id. */
export function home(S: StructureBuilder) {
  return S.listItem()
    .id(homePageId)
    .title('Home')
    .icon(HomeIcon)
    .child(S.document().schemaType('page').documentId(homePageId))
}

/** The pages of each menu area. */
export function areas(S: StructureBuilder, context: StructureResolverContext) {
  return pageAreas.map((area) =>
    pageList(S, context, {
      ...area,
      filter: inArea,
      params: { prefix: `/${area.id}/` },
      accepts: (path) => path.startsWith(`/${area.id}/`),
    }),
  )
}

/** Pages at the top level, and pages without a path, which no other list shows. */
export function topLevelPages(S: StructureBuilder, context: StructureResolverContext) {
  return pageList(S, context, {
    ...topLevel,
    filter: inNoArea,
    params: {},
    accepts: (path) => path !== '/' && !pageAreas.some(({ id }) => path.startsWith(`/${id}/`)),
  })
}

interface PageList {
  id: string
  title: string
  icon: ComponentType
  filter: string
  params: Record<string, string>
  /** The filter as a function of the path, for the count. */
  accepts: (path: string) => boolean
}

function pageList(S: StructureBuilder, context: StructureResolverContext, list: PageList) {
  const { id, title, icon, filter, params, accepts } = list
  const template = areaTemplate(id)
  // canHandleIntent is synchronous, so the page ids are loaded first.
  const child = async () => {
    const pages = await pagesIn(context, filter, params)
    return S.documentList()
      .id(id)
      .title(title)
      .schemaType('page')
      .apiVersion(apiVersion)
      .filter(filter)
      .params(params)
      .defaultOrdering([{ field: 'path.current', direction: 'asc' }])
      .initialValueTemplates([S.initialValueTemplateItem(template)])
      .canHandleIntent((intent, wanted) =>
        intent === 'create'
          ? wanted.template === template
          : intent === 'edit' && pages.has(publishedId(String(wanted.id))),
      )
  }
  const counted = countedIcon(icon, ({ countPages }) => countPages(accepts))
  return S.listItem().id(id).title(title).icon(counted).child(child)
}

/** The current published ids of matching pages. */
async function pagesIn(
  { getClient }: StructureResolverContext,
  filter: string,
  params: Record<string, string>,
): Promise<Set<string>> {
  const client = getClient({ apiVersion }).withConfig({ perspective: 'raw' })
  const ids = await client.fetch<string[]>(`*[${filter}]._id`, params)
  return new Set(ids.map(publishedId))
}
