import 'server-only'
import { pathTag } from '@/content/sanity/cache-tags'
import { readPublished } from '@/content/sanity/fetch'
import { type ShareCard, toShareCard } from '@/content/share-card/share-card'
import { SHARE_CARD_QUERY } from '@/content/share-card/share-card.groq'

/** What is drawn for shared links to the page at a path, if there is one. */
export async function getShareCard(path: string): Promise<ShareCard | undefined> {
  const raw = await readPublished({
    name: 'SHARE_CARD_QUERY',
    query: SHARE_CARD_QUERY,
    params: { path },
    tags: [pathTag(path)],
  })
  return raw ? toShareCard(raw) : undefined
}
