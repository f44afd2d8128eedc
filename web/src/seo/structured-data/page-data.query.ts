import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import { defineQuery } from 'groq'
import type { Graph } from 'schema-dts'
import { readContent } from '@/content/read/read-content'
import { getCourseFacts } from '@/documents/course/course-structured-data'
import { getPageFacts } from '@/documents/page-facts'
import { getReportFacts } from '@/documents/report/report-structured-data'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { env } from '@/env'
import { kindOf } from '@/search/search-index'
import { pageGraph } from '@/seo/structured-data/page-graph'
import { type Crumb, parentsOf, trailOf } from '@/seo/structured-data/trail'

/** The title of a parent page. */
const PARENT_QUERY = defineQuery(`
  *[_type == "page" && path.current == $path][0]{ _id, title }
`)

export type PageData = { trail: Crumb[]; graph: Graph }

/** Breadcrumbs and structured data of the page at a path. */
export async function getPageData(path: string): Promise<PageData | undefined> {
  const marked = await getPageFacts(path)
  if (!marked) return undefined
  const facts = stegaClean(marked)
  const [titles, courses, report, { brandName, description }] = await Promise.all([
    titlesAbove(path),
    facts.hasCourses ? getCourseFacts() : [],
    kindOf(facts._type, path) === 'report' ? getReportFacts(path) : null,
    getSiteSettings(),
  ])
  const trail = trailOf({ path, title: marked.title }, titles)
  // Structured data must not contain stega marks.
  const site = { origin: env.SITE_URL, ...stegaClean({ brandName, description }) }
  return {
    trail,
    graph: pageGraph(site, {
      facts,
      trail: stegaClean(trail),
      courses,
      report: stegaClean(report),
    }),
  }
}

async function titlesAbove(path: string): Promise<Map<string, string>> {
  const parents = await Promise.all(
    // Some parents have no page.
    parentsOf(path).map(async (parent) => {
      const found = await readContent({
        name: 'PARENT_QUERY',
        query: PARENT_QUERY,
        params: { path: parent },
      })
      return [parent, found?.title ?? ''] as const
    }),
  )
  return new Map(parents)
}
