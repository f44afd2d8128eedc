import 'server-only'
import { defineQuery } from 'groq'
import type { Report } from 'schema-dts'
import { readContent } from '@/content/read/read-content'
import type { REPORT_FACTS_QUERY_RESULT } from '@/content/types.gen'
import { REPORT_FIELDS } from '@/documents/report/report'
import { absoluteUrl, type DataSite, organizationRef, shareImageOf } from '@/lib/site-url'

/** The study that a page presents. */
const REPORT_FACTS_QUERY = defineQuery(`
  *[_type == "report" && page->path.current == $path] | order(publishedOn desc)[0]{ ${REPORT_FIELDS} }
`)

export type ReportFacts = Pick<
  NonNullable<REPORT_FACTS_QUERY_RESULT>,
  'title' | 'summary' | 'publishedOn' | 'category'
>

export function getReportFacts(path: string): Promise<ReportFacts | null> {
  return readContent({
    name: 'REPORT_FACTS_QUERY',
    query: REPORT_FACTS_QUERY,
    params: { path },
  })
}

/** Structured data of a report, for its page. */
export function reportData(site: DataSite, report: ReportFacts, path: string): Report {
  const url = absoluteUrl(site, path)
  return {
    '@type': 'Report',
    '@id': `${url}#report`,
    name: report.title,
    headline: report.title,
    description: report.summary,
    url,
    image: shareImageOf(site, path),
    inLanguage: 'en-US',
    ...(report.publishedOn && { datePublished: report.publishedOn }),
    ...(report.category && { about: report.category }),
    author: organizationRef(site),
    publisher: organizationRef(site),
  }
}
