import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { cacheLife } from 'next/cache'
import { ImageResponse } from 'next/og'
import { getPublishedSiteSettings } from '@/documents/settings/settings.query'
import { env } from '@/env'
import { getShareCard } from '@/seo/share-image/share-card'
import { ShareImage } from '@/seo/share-image/share-image'

const FONTS = [
  ['Source Serif', 500, 'source-serif-4/500Medium/SourceSerif4_500Medium.ttf'],
  ['Instrument Sans', 600, 'instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'],
] as const

// Next runs in web/; packages are installed above it.
const FOLDER = path.join(process.cwd(), '../node_modules/@expo-google-fonts')

/** The share image of the page at a path as PNG, drawn anew when its content has changed. */
export async function drawShareImage(path: string): Promise<ArrayBuffer | undefined> {
  'use cache'
  cacheLife('max')
  const [card, { brandName }] = await Promise.all([getShareCard(path), getPublishedSiteSettings()])
  if (!card) return undefined
  const { host } = new URL(env.SITE_URL)
  const image = new ImageResponse(<ShareImage card={card} brandName={brandName} host={host} />, {
    width: 1200,
    height: 630,
    fonts: await readFonts(),
  })
  return image.arrayBuffer()
}

const readFonts = () =>
  Promise.all(
    FONTS.map(async ([name, weight, file]) => {
      const data = await readFile(path.join(/* turbopackIgnore: true */ FOLDER, file))
      return { name, weight, data, style: 'normal' as const }
    }),
  )
