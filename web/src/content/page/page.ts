import type { PAGE_QUERY_RESULT } from '@/content/sanity/types.gen'
import { type Seo, toSeo } from '@/content/seo/seo'

/** What a page says about itself; its sections are read by `sections/get-sections`. */
export type Page = { id: string; title: string; path: string; showReadyToStart: boolean; seo: Seo }

export type RawPage = NonNullable<PAGE_QUERY_RESULT>

export function toPage(raw: RawPage): Page {
  return {
    id: raw._id,
    title: raw.title ?? '',
    path: raw.path ?? '/',
    showReadyToStart: raw.showReadyToStart ?? true,
    seo: toSeo(raw.seo),
  }
}
