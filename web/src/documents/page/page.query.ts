import 'server-only'
import { defineQuery } from 'groq'
import { SEO_FIELDS, type Seo, toSeo } from '@/objects/seo'
import { pathTag } from '@/sanity/cache-tags'
import { readContent } from '@/sanity/fetch'
import type { PAGE_QUERY_RESULT } from '@/sanity/types.gen'

const PAGE_QUERY = defineQuery(`
  *[_type == "page" && path.current == $path][0]{
    _id,
    title,
    "path": path.current,
    showReadyToStart,
    seo{ ${SEO_FIELDS} }
  }
`)

/** The page that lives at a path, if there is one. */
export async function getPage(path: string): Promise<Page | undefined> {
  const raw = await readContent({
    name: 'PAGE_QUERY',
    query: PAGE_QUERY,
    params: { path },
    tags: [pathTag(path)],
  })
  return raw ? toPage(raw) : undefined
}

/** What a page says about itself; its sections are read by `sections/get-sections`. */
type Page = { id: string; title: string; path: string; showReadyToStart: boolean; seo: Seo }

export type RawPage = NonNullable<PAGE_QUERY_RESULT>

function toPage(raw: RawPage): Page {
  return {
    id: raw._id,
    title: raw.title ?? '',
    path: raw.path ?? '/',
    showReadyToStart: raw.showReadyToStart ?? true,
    seo: toSeo(raw.seo),
  }
}
