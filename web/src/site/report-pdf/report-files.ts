import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { defineQuery } from 'groq'
import { cacheLife } from 'next/cache'
import { isBuilding } from '@/env'
import type { Answers } from '@/leads/forms/form-definition'
import { reportDownload } from '@/leads/forms/report-download'
import { slugOf } from '@/lib/slug'
import { readPublished } from '@/sanity/read/read-content'
import { typeTag } from '@/sanity/refresh/cache-tags'
import { drawReport, type ReportFile } from './draw-report'
import { getReportContent } from './report-content'
import { EDITION, type ReportContent, type ReportPart, summaryOf, titleOf } from './report-data'

const REPORT_TITLES_QUERY = defineQuery(`
  *[_type == "report" && defined(page->path.current)]{ _id, "title": coalesce(title, "") }
`)

/** The files that a submission asks for, by the title in it: the report, and its executive summary if it has one. */
export async function requestedFiles(formType: string, answers: Answers) {
  if (formType !== reportDownload.formType) return []
  const wanted = comparable(String(answers.report))
  const reports = await readPublished({
    name: 'REPORT_TITLES_QUERY',
    query: REPORT_TITLES_QUERY,
    tags: [typeTag('report')],
  })
  const report = reports.find(({ title }) => comparable(title) === wanted)
  const content = report && (await getReportContent(report._id))
  if (!content) return []
  const parts: ReportPart[] = summaryOf(content.sections) ? ['report', 'summary'] : ['report']
  return Promise.all(
    parts.map(async (part) => ({
      file: `${content.report._id}/${part}`,
      title: part === 'report' ? await linkTitle(content) : titleOf(part, content),
    })),
  )
}

/** Says which edition a link leads to and, if that is known in time, how long it is. */
async function linkTitle({ report }: ReportContent): Promise<string> {
  const count = await getPageCount(report._id)
  const name = `${report.title}: web edition`
  return count === undefined ? name : `${name}, ${count} pages`
}

const comparable = (title: string) => title.trim().replace(/\s+/g, ' ').toLowerCase()

/** The files of signed links, made of published content. */
export const reportFiles = { make, pageOf }

async function make(
  file: string,
): Promise<{ bytes: ReportFile['bytes']; name: string } | undefined> {
  const [id = '', part = ''] = file.split('/')
  const content = await getReportContent(id)
  if (!content || !isPart(part)) return undefined
  if (part === 'summary' && !summaryOf(content.sections)) return undefined
  const { bytes, title } = await drawReport(part, content)
  const name = slugOf(`${content.brandName} ${title} ${EDITION}`) || 'report'
  return { bytes, name: `${name}.pdf` }
}

async function pageOf(file: string): Promise<string | undefined> {
  const content = await getReportContent(file.split('/')[0] ?? '')
  return content?.report.page?.path ?? undefined
}

const isPart = (part: string): part is ReportPart => part === 'report' || part === 'summary'

/** How long a page waits for its file, in ms: a build has time, a visitor after an edit has not. */
const PAGE_PATIENCE_MS = isBuilding ? 40_000 : 800

/**
 * The number of pages of a report's file, made for it if need be; undefined if that takes too long, and then known a
 * few seconds later.
 */
export async function getPageCount(id: string): Promise<number | undefined> {
  'use cache'
  cacheLife('max')
  const content = await getReportContent(id)
  if (!content) return undefined
  const late = sleep(PAGE_PATIENCE_MS, undefined, { ref: false })
  const file = await Promise.race([drawReport('report', content).catch(() => undefined), late])
  if (!file) cacheLife({ stale: 30, revalidate: 5, expire: 3600 })
  return file?.pages
}
