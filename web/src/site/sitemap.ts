import 'server-only'
import { defineQuery } from 'groq'
import { ROUTABLE_TYPES } from '@/lib/routes'
import { typeTag } from '@/sanity/cache-tags'
import { readPublished } from '@/sanity/fetch'

/** Every page that search engines may list, and when it changed. */
const SITEMAP_QUERY = defineQuery(`
  *[
    _type in ["page", "product", "legalPage", "article", "guide", "event", "job"]
    && defined(path.current)
    && seo.hideFromSearch != true
  ] | order(path.current asc){ "path": path.current, _updatedAt }
`)

export type SitemapEntry = { path: string; updatedAt: string }

/** The pages that search engines may list, fetched again when any document with a path changes. */
export async function getSitemap(): Promise<SitemapEntry[]> {
  const raw = await readPublished({
    name: 'SITEMAP_QUERY',
    query: SITEMAP_QUERY,
    tags: ROUTABLE_TYPES.map(typeTag),
    taggedByType: true,
  })
  return raw.flatMap(({ path, _updatedAt }) => (path ? { path, updatedAt: _updatedAt } : []))
}
