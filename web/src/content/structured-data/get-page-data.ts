import 'server-only'
import { stegaClean } from 'next-sanity'
import type { Graph } from 'schema-dts'
import { toPrice } from '@/content/price/price'
import { pathTag, typeTag } from '@/content/sanity/cache-tags'
import { readContent } from '@/content/sanity/fetch'
import { kindOf } from '@/content/search/search-kind'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'
import type { CourseFacts } from '@/content/structured-data/course-data'
import { toPageFacts } from '@/content/structured-data/page-facts'
import {
  COURSE_FACTS_QUERY,
  PAGE_FACTS_QUERY,
  PARENT_QUERY,
  REPORT_FACTS_QUERY,
} from '@/content/structured-data/page-facts.groq'
import { pageGraph } from '@/content/structured-data/page-graph'
import type { ReportFacts } from '@/content/structured-data/report-data'
import { type Crumb, parentsOf, trailOf } from '@/content/structured-data/trail'
import { env } from '@/env'

export type PageData = { trail: Crumb[]; graph: Graph }

/** The way to the page at a path, and what search engines are told of it. */
export async function getPageData(path: string): Promise<PageData | undefined> {
  const raw = await readContent({
    name: 'PAGE_FACTS_QUERY',
    query: PAGE_FACTS_QUERY,
    params: { path },
    tags: [pathTag(path)],
  })
  if (!raw) return undefined
  // Neither a trail nor a script is a place for the invisible marks of draft mode.
  const facts = toPageFacts(stegaClean(raw))
  const [titles, courses, report, { brandName, description }] = await Promise.all([
    titlesAbove(path),
    facts.hasCourses ? getCourseFacts() : [],
    kindOf(facts.type, path) === 'report' ? getReportFacts(path) : undefined,
    getSiteSettings(),
  ])
  const trail = trailOf(facts, titles)
  const site = { origin: env.SITE_URL, ...stegaClean({ brandName, description }) }
  return { trail, graph: pageGraph(site, { facts, trail, courses, report }) }
}

async function titlesAbove(path: string): Promise<Map<string, string>> {
  const parents = await Promise.all(
    // Of the parts of the site only some have a page: /resources has none.
    parentsOf(path)
      .slice(1)
      .map(async (parent) => {
        const found = await readContent({
          name: 'PARENT_QUERY',
          query: PARENT_QUERY,
          params: { path: parent },
          tags: [pathTag(parent)],
        })
        return [parent, found?.title ? stegaClean(found.title) : ''] as const
      }),
  )
  return new Map(parents)
}

async function getCourseFacts(): Promise<CourseFacts[]> {
  const raw = await readContent({
    name: 'COURSE_FACTS_QUERY',
    query: COURSE_FACTS_QUERY,
    tags: [typeTag('course')],
  })
  return stegaClean(raw).map(({ title, summary, hours, price, instructor }) => ({
    title: title ?? '',
    description: summary ?? '',
    hours: hours ?? 0,
    price: toPrice(price),
    instructor: instructor?.name ?? undefined,
  }))
}

async function getReportFacts(path: string): Promise<ReportFacts | undefined> {
  const raw = await readContent({
    name: 'REPORT_FACTS_QUERY',
    query: REPORT_FACTS_QUERY,
    params: { path },
    tags: [typeTag('report')],
  })
  if (!raw) return undefined
  const { title, summary, category, publishedOn } = stegaClean(raw)
  return {
    title: title ?? '',
    description: summary ?? '',
    publishedOn: publishedOn ?? undefined,
    category: category ?? undefined,
  }
}
