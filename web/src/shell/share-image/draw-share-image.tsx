import 'server-only'
import { cacheLife } from 'next/cache'
import { ImageResponse } from 'next/og'
import { getShareCard } from '@/content/share-card/get-share-card'
import { getPublishedSiteSettings } from '@/content/site-settings/get-site-settings'
import { env } from '@/env'
import { shareFonts } from '@/shell/share-image/share-fonts'
import { ShareImage } from '@/shell/share-image/share-image'

/** The picture of the page at a path as PNG, drawn when it is first asked for and after a change. */
export async function drawShareImage(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  'use cache'
  cacheLife('max')
  const [card, { brandName }] = await Promise.all([getShareCard(path), getPublishedSiteSettings()])
  if (!card) return undefined
  const image = new ImageResponse(
    <ShareImage card={card} brandName={brandName} host={new URL(env.SITE_URL).host} />,
    { width: 1200, height: 630, fonts: await shareFonts() },
  )
  return new Uint8Array(await image.arrayBuffer())
}
