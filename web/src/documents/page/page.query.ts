import 'server-only'
import { defineQuery } from 'groq'
import { REPORT_PAGE_FIELDS } from '@/documents/report/report'
import { SEO_FIELDS, type Seo, toSeo } from '@/objects/seo'
import { pathTag, typeTag } from '@/sanity/cache-tags'
import { readContent } from '@/sanity/fetch'
import type { PAGE_QUERY_RESULT } from '@/sanity/types.gen'

const PAGE_QUERY = defineQuery(`
  *[_type == "page" && path.current == $path][0]{
    _id,
    title,
    "path": path.current,
    showReadyToStart,
    seo{ ${SEO_FIELDS} },
    "report": *[_type == "report" && page._ref == ^._id] | order(publishedOn desc)[0]{ ${REPORT_PAGE_FIELDS} }
  }
`)

/** The page that lives at a path, if there is one. */
export async function getPage(path: string): Promise<Page | undefined> {
  const raw = await readContent({
    name: 'PAGE_QUERY',
    query: PAGE_QUERY,
    params: { path },
    // The reference is in the report, so any report can become that of this page.
    tags: [pathTag(path), typeTag('report')],
  })
  return raw ? toPage(raw) : undefined
}

/** What a page says about itself; its sections are read by `sections/get-sections`. */
type Page = {
  id: string
  title: string
  path: string
  showReadyToStart: boolean
  seo: Seo
  /** The report that the page presents. */
  report: RawPage['report']
}

export type RawPage = NonNullable<PAGE_QUERY_RESULT>

function toPage(raw: RawPage): Page {
  return {
    id: raw._id,
    title: raw.title ?? '',
    path: raw.path ?? '/',
    showReadyToStart: raw.showReadyToStart ?? true,
    seo: toSeo(raw.seo),
    report: raw.report,
  }
}
