import 'server-only'
import { defineQuery } from 'groq'
import { PATH_INDEX_QUERY } from '@/content/paths/path-index'
import { readPublished } from '@/content/read/read-content'
import { isDocumentPath } from '@/lib/document-path'
import { CONTENT_AREAS, IS_ROUTABLE } from '@/lib/routable-types.gen'
import { type ContentArea, type PageArea, slugInArea } from '@/lib/routes'

/** Pages built per area; older ones are rendered at their first request. */
const BUILT_PER_AREA = 200

/** No "_id": a list of all pages is tagged by type. */
const NEWEST_PATHS_QUERY = defineQuery(`
  *[${IS_ROUTABLE} && defined(path.current)]
    | order(coalesce(publishedOn, _createdAt) desc, path.current asc)
    { "path": path.current }
`)

/** Next requires at least one path per dynamic route, and an area may be empty. */
const NONE_YET = [{ slug: 'none-yet' }]

/** For `generateStaticParams`: the slugs of the newest documents of one area at build time. */
export async function paramsInArea(area: ContentArea): Promise<{ slug: string }[]> {
  return toParams((await allPaths()).flatMap((path) => slugInArea(area, path) ?? []))
}

/** The same for the pages of an area, which may lie one below another. */
export async function pageParamsInArea(area: PageArea): Promise<{ slug: string[] }[]> {
  const others = CONTENT_AREAS.filter((other) => other !== area)
  const paths = (await allPaths()).filter(
    (path) => path.startsWith(`/${area}/`) && !others.some((other) => slugInArea(other, path)),
  )
  return toParams(paths.map((path) => path.slice(area.length + 2))).map(({ slug }) => ({
    slug: slug.split('/'),
  }))
}

/** The same for pages at the top level. */
export async function topLevelParams(): Promise<{ slug: string }[]> {
  const paths = (await allPaths()).filter((path) => /^\/[^/]+$/.test(path))
  return toParams(paths.map((path) => path.slice(1)))
}

function toParams(slugs: string[]): { slug: string }[] {
  return slugs.length > 0 ? slugs.slice(0, BUILT_PER_AREA).map((slug) => ({ slug })) : NONE_YET
}

/** The paths of all documents, newest first. */
async function allPaths(): Promise<string[]> {
  const entries = await readPublished({
    name: 'NEWEST_PATHS_QUERY',
    query: NEWEST_PATHS_QUERY,
  })
  return entries.flatMap(({ path }) => (isDocumentPath(path) ? path : []))
}

/** For `generateStaticParams`: the earlier texts of legal pages at build time. */
export async function legalVersionParams(): Promise<{ slug: string; date: string }[]> {
  const { legalVersions } = await readPublished({
    name: 'PATH_INDEX_QUERY',
    query: PATH_INDEX_QUERY,
  })
  const params = legalVersions.flatMap(({ page, date, isCurrent }) => {
    const slug = page && !isCurrent && slugInArea('legal', page)
    return slug && date ? { slug, date } : []
  })
  return params.length > 0 ? params : NONE_YET.map(({ slug }) => ({ slug, date: slug }))
}
