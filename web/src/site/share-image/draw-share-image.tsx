import 'server-only'
import { cacheLife } from 'next/cache'
import { getPublishedSiteSettings } from '@/documents/settings/settings.query'
import { env } from '@/env'
import { drawInWorker } from '@/site/share-image/draw-in-worker'
import { keptImage } from '@/site/share-image/kept-images'
import { toPlainTree } from '@/site/share-image/plain-tree'
import { getShareCard } from '@/site/share-image/share-card'
import { ShareImage } from '@/site/share-image/share-image'

/** The share image of the page at a path as PNG, cached by its content. */
export async function drawShareImage(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  'use cache'
  cacheLife('max')
  const [card, { brandName }] = await Promise.all([getShareCard(path), getPublishedSiteSettings()])
  if (!card) return undefined
  const { host } = new URL(env.SITE_URL)
  const tree = toPlainTree(<ShareImage card={card} brandName={brandName} host={host} />)
  return keptImage(tree, () => drawInWorker(tree))
}
