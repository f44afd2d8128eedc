import type { MetadataRoute } from 'next'
import { env } from '@/env'
import { dashboardHref } from '@/lib/routes'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', dashboardHref()] },
    sitemap: new URL('/sitemap.xml', env.SITE_URL).href,
  }
}
