import 'server-only'
import { defineQuery } from 'groq'
import { readPublished } from '@/content/read/read-content'
import type { SHARE_CARD_QUERY_RESULT } from '@/content/types.gen'
import { whereOf } from '@/documents/event/event'
import { IS_ROUTABLE } from '@/lib/routable-types.gen'
import { kindOf, type SearchKind } from '@/search/search-index'

/** The content of a page's share image. */
const SHARE_CARD_QUERY = defineQuery(`
  *[
    ${IS_ROUTABLE}
    && path.current == $path
  ][0]{
    _id,
    _type,
    "path": coalesce(path.current, "/"),
    "title": coalesce(seo.title, title, ""),
    "label": select(
      _type == "product" => category,
      _type == "article" => category->title,
      _type == "guide" => topic,
      _type == "job" => location,
      _type == "event" => place
    ),
    "online": _type == "event" && online == true
  }
`)

export type ShareCard = { title: string; label: string }

type RawShareCard = Omit<NonNullable<SHARE_CARD_QUERY_RESULT>, '_id'>

/** What the image calls each kind of page. */
const KINDS: Readonly<Record<SearchKind, string>> = {
  product: 'Product',
  solution: 'Solutions',
  report: 'Report',
  resource: 'Resources',
  guide: 'Guide',
  article: 'Blog',
  news: 'News',
  event: 'Event',
  job: 'Open position',
  person: 'People',
  company: 'Company',
  legal: 'Legal',
}

/** The share card of a page. */
export function toShareCard(raw: RawShareCard): ShareCard {
  const { _type, path, title } = raw
  const label = whereOf({ place: raw.label, online: raw.online })
  const kind = KINDS[kindOf(_type, path)]
  if (path === '/') return { title, label: '' }
  return { title, label: label ? `${kind}: ${label}` : kind }
}

/** The share card of the page at a path, if it exists. */
export async function getShareCard(path: string): Promise<ShareCard | undefined> {
  const raw = await readPublished({
    name: 'SHARE_CARD_QUERY',
    query: SHARE_CARD_QUERY,
    params: { path },
  })
  return raw ? toShareCard(raw) : undefined
}
