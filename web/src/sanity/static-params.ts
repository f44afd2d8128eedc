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
  const raw = await readPublished({
    name: 'PATH_INDEX_QUERY',
    query: PATH_INDEX_QUERY,
    tags: [...ROUTABLE_TYPES, 'redirect'].map(typeTag),
  })
  const slugs = [...toPathIndex(raw).documents].flatMap((path) => slugInArea(area, path) ?? [])
  return slugs.length > 0 ? slugs.map((slug) => ({ slug })) : NONE_YET
}
