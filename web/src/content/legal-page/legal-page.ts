import { type PortableText, toPortableText } from '@/content/portable-text/portable-text'
import type { LEGAL_PAGE_QUERY_RESULT } from '@/content/sanity/types.gen'
import { type Seo, toSeo } from '@/content/seo/seo'

export type LegalPage = {
  id: string
  title: string
  path: string
  /** An ISO date, as 2026-11-20. */
  lastUpdated?: string
  summary: string
  body: PortableText
  seo: Seo
}

export type RawLegalPage = NonNullable<LEGAL_PAGE_QUERY_RESULT>

export function toLegalPage(raw: RawLegalPage): LegalPage {
  return {
    id: raw._id,
    title: raw.title ?? '',
    path: raw.path ?? '/',
    ...(raw.lastUpdated && { lastUpdated: raw.lastUpdated }),
    summary: raw.summary ?? '',
    body: toPortableText(raw.body),
    seo: toSeo(raw.seo),
  }
}
