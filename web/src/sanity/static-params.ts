import 'server-only'
import { ROUTABLE_TYPES } from '@/lib/routable-types.gen'
import { type ContentArea, slugInArea } from '@/lib/routes'
import { typeTag } from '@/sanity/cache-tags'
import { readPublished } from '@/sanity/fetch'
import { PATH_INDEX_QUERY, toPathIndex } from '@/sanity/path-index'

/** Next requires at least one path per dynamic route, and an area may be empty. */
const NONE_YET = [{ slug: 'none-yet' }]

/** For `generateStaticParams`: the slugs of one area at build time. */
export async function paramsInArea(area: ContentArea): Promise<{ slug: string }[]> {
  const slugs = [...toPathIndex(await readPaths()).documents].flatMap(
    (path) => slugInArea(area, path) ?? [],
  )
  return slugs.length > 0 ? slugs.map((slug) => ({ slug })) : NONE_YET
}

/** For `generateStaticParams`: the earlier texts of legal pages at build time. */
export async function legalVersionParams(): Promise<{ slug: string; date: string }[]> {
  const { legalVersions } = await readPaths()
  const params = legalVersions.flatMap(({ page, date }) => {
    const slug = page && slugInArea('legal', page)
    return slug && date ? { slug, date } : []
  })
  return params.length > 0 ? params : NONE_YET.map(({ slug }) => ({ slug, date: slug }))
}

function readPaths() {
  return readPublished({
    name: 'PATH_INDEX_QUERY',
    query: PATH_INDEX_QUERY,
    tags: [...ROUTABLE_TYPES, 'redirect', 'legalVersion'].map(typeTag),
  })
}
