import 'server-only'
import { defineQuery } from 'groq'
import { REPORT_PAGE_FIELDS } from '@/documents/report/report'
import { getPublishedSiteSettings } from '@/documents/settings/settings.query'
import { env } from '@/env'
import { readPublished } from '@/sanity/read/read-content'
import { documentTag } from '@/sanity/refresh/cache-tags'
import { SECTIONS_QUERY } from '@/sections/get-sections'
import type { ReportContent } from './report-data'

export const REPORT_QUERY = defineQuery(`
  *[_type == "report" && _id == $id][0]{ ${REPORT_PAGE_FIELDS} }
`)

/** What the file of a report is made of, as published; undefined if there is no such report or it has no page. */
export async function getReportContent(id: string): Promise<ReportContent | undefined> {
  const report = await readPublished({
    name: 'REPORT_QUERY',
    query: REPORT_QUERY,
    params: { id },
    tags: [documentTag(id)],
  })
  if (!report?.page) return undefined
  const [page, { brandName, sentences }] = await Promise.all([
    readPublished({
      name: 'SECTIONS_QUERY',
      query: SECTIONS_QUERY,
      params: { id: report.page._id },
      tags: [documentTag(report.page._id)],
    }),
    getPublishedSiteSettings(),
  ])
  const sections = page?.sections ?? []
  return { report, sections, sentences, brandName, siteUrl: env.SITE_URL }
}
