import { defineQuery } from 'groq'
import type { MetadataRoute } from 'next'
import { readPublished } from '@/content/read/read-content'
import { env } from '@/env'
import { isDocumentPath } from '@/lib/document-path'
import { IS_ROUTABLE } from '@/lib/routable-types.gen'

/** Every indexed page, with the document's own date of its last change if it has one. */
const SITEMAP_QUERY = defineQuery(`
  *[
    ${IS_ROUTABLE}
    && defined(path.current)
    && seo.hideFromSearch != true
  ] | order(path.current asc){
    "path": coalesce(path.current, "/"),
    "changedOn": coalesce(
      updatedOn,
      lastUpdated,
      select(_type == "article" => publishedOn),
      _updatedAt
    )
  }
`)

/** Revalidated when a document with a path changes. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const entries = await readPublished({
    name: 'SITEMAP_QUERY',
    query: SITEMAP_QUERY,
  })
  return entries
    .filter(({ path }) => isDocumentPath(path))
    .map(({ path, changedOn }) => ({
      url: escaped(new URL(path, env.SITE_URL).href),
      lastModified: timeOf(changedOn),
    }))
}

// Next writes text unescaped into the XML, and a program can store any text.

const escaped = (url: string) => url.replaceAll('&', '&amp;').replaceAll("'", '&apos;')

/** Sitemaps know years of four digits. */
function timeOf(date: string): Date | undefined {
  const time = new Date(date)
  const year = time.getUTCFullYear()
  return year >= 1970 && year <= 9999 ? time : undefined
}
