import 'server-only'
import { typeTag } from '@/content/sanity/cache-tags'
import { readPublished } from '@/content/sanity/fetch'
import { SITEMAP_QUERY } from '@/content/sitemap/sitemap.groq'
import { ROUTABLE_TYPES } from '@/routes/href-for-document'

export type SitemapEntry = { path: string; updatedAt: string }

/** The pages that search engines may list; asked for anew when any document with an address changes. */
export async function getSitemap(): Promise<SitemapEntry[]> {
  const raw = await readPublished({
    name: 'SITEMAP_QUERY',
    query: SITEMAP_QUERY,
    tags: ROUTABLE_TYPES.map(typeTag),
    taggedByType: true,
  })
  return raw.flatMap(({ path, _updatedAt }) => (path ? { path, updatedAt: _updatedAt } : []))
}
