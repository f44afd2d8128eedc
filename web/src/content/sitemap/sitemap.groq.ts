import { defineQuery } from 'next-sanity'

/** Every address that search engines may list, and when it changed. */
export const SITEMAP_QUERY = defineQuery(`
  *[
    _type in ["page", "product", "legalPage", "article", "guide", "event", "job"]
    && defined(path.current)
    && seo.hideFromSearch != true
  ] | order(path.current asc){ "path": path.current, _updatedAt }
`)
