import type { MetadataRoute } from 'next'
import { env } from '@/env'
import { getSitemap } from '@/site/sitemap'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const entries = await getSitemap()
  return entries.map(({ path, updatedAt }) => ({
    url: new URL(path, env.SITE_URL).href,
    lastModified: updatedAt,
  }))
}
