import type { MetadataRoute } from 'next'
import { getPublishedSiteSettings } from '@/documents/settings/settings.query'
import { homeHref } from '@/lib/routes'

const png = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { brandName, description } = await getPublishedSiteSettings()
  return {
    name: brandName,
    short_name: brandName,
    description,
    lang: 'en-US',
    start_url: homeHref(),
    display: 'browser',
    background_color: '#fbf8f2',
    theme_color: '#fbf8f2',
    icons: [png(192, 'any'), png(512, 'any'), png(512, 'maskable')],
  }
}
