import 'server-only'
import { defineQuery } from 'groq'
import { pathTag } from '@/sanity/cache-tags'
import { readPublished } from '@/sanity/fetch'
import { type ShareCard, toShareCard } from '@/site/share-image/share-card'

/** The text of a share image. */
const SHARE_CARD_QUERY = defineQuery(`
  *[
    _type in ["page", "product", "legalPage", "article", "guide", "event", "job"]
    && path.current == $path
  ][0]{
    _id,
    _type,
    "path": path.current,
    "title": coalesce(seo.title, title),
    "label": select(
      _type == "product" => category,
      _type == "article" => category->title,
      _type == "guide" => topic,
      _type == "job" => location,
      _type == "event" => place
    )
  }
`)

/** The text of the share image of the page at a path, if there is one. */
export async function getShareCard(path: string): Promise<ShareCard | undefined> {
  const raw = await readPublished({
    name: 'SHARE_CARD_QUERY',
    query: SHARE_CARD_QUERY,
    params: { path },
    tags: [pathTag(path)],
  })
  return raw ? toShareCard(raw) : undefined
}
