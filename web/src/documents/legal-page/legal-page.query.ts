import 'server-only'
import { defineQuery } from 'groq'
import { PORTABLE_TEXT_FIELDS, type PortableText, toPortableText } from '@/objects/portable-text'
import { SEO_FIELDS, type Seo, toSeo } from '@/objects/seo'
import { pathTag } from '@/sanity/cache-tags'
import { readContent } from '@/sanity/fetch'
import type { LEGAL_PAGE_QUERY_RESULT } from '@/sanity/types.gen'

const LEGAL_PAGE_QUERY = defineQuery(`
  *[_type == "legalPage" && path.current == $path][0]{
    _id,
    title,
    "path": path.current,
    lastUpdated,
    summary,
    body[]{ ${PORTABLE_TEXT_FIELDS} },
    seo{ ${SEO_FIELDS} }
  }
`)

/** The legal page that lives at a path, if there is one. */
export async function getLegalPage(path: string): Promise<LegalPage | undefined> {
  const raw = await readContent({
    name: 'LEGAL_PAGE_QUERY',
    query: LEGAL_PAGE_QUERY,
    params: { path },
    tags: [pathTag(path)],
  })
  return raw ? toLegalPage(raw) : undefined
}

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

function toLegalPage(raw: RawLegalPage): LegalPage {
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
