import type { MetadataRoute } from 'next'
import { getSitemap } from '@/content/sitemap/get-sitemap'
import { env } from '@/env'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const entries = await getSitemap()
  return entries.map(({ path, updatedAt }) => ({
    url: new URL(path, env.SITE_URL).href,
    lastModified: updatedAt,
  }))
}
