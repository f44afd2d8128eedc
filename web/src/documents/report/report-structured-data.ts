import type { Report } from 'schema-dts'
import { addressOf, type DataSite, organizationRef, shareImageOf } from '@/lib/site-address'

export type ReportFacts = {
  title: string
  description: string
  publishedOn?: string | undefined
  category?: string | undefined
}

/** Structured data of a report, for its page. */
export function reportData(site: DataSite, report: ReportFacts, path: string): Report {
  const url = addressOf(site, path)
  return {
    '@type': 'Report',
    '@id': `${url}#report`,
    name: report.title,
    headline: report.title,
    description: report.description,
    url,
    image: shareImageOf(site, path),
    inLanguage: 'en-GB',
    ...(report.publishedOn && { datePublished: report.publishedOn }),
    ...(report.category && { about: report.category }),
    author: organizationRef(site),
    publisher: organizationRef(site),
  }
}
