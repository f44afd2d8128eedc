import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import { defineQuery } from 'groq'
import type { Graph } from 'schema-dts'
import type { CourseFacts } from '@/documents/course/course-structured-data'
import { SALARY_FIELDS } from '@/documents/job/salary'
import { toPageFacts } from '@/documents/page-facts'
import type { ReportFacts } from '@/documents/report/report-structured-data'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { env } from '@/env'
import { PRICE_FIELDS, toPrice } from '@/objects/price'
import { pathTag, typeTag } from '@/sanity/cache-tags'
import { readContent } from '@/sanity/fetch'
import { kindOf } from '@/search/search-index'
import { pageGraph } from '@/site/structured-data/page-graph'
import { type Crumb, parentsOf, trailOf } from '@/site/structured-data/trail'

/** Fields for structured data; each type has some of them. */
const PAGE_FACTS_QUERY = defineQuery(`
  *[_type in ["page", "product", "legalPage", "article", "guide", "event", "job"] && path.current == $path][0]{
    _id,
    _type,
    _updatedAt,
    "path": path.current,
    title,
    "description": coalesce(seo.description, summary),
    publishedOn,
    updatedOn,
    tags,
    "author": author->{ _id, name, role },
    startsAt,
    endsAt,
    place,
    price{ ${PRICE_FIELDS} },
    "speakers": speakers[]->{ _id, name, role },
    location,
    employmentType,
    salary{ ${SALARY_FIELDS} },
    postedOn,
    openUntil,
    "text": select(_type == "job" => pt::text(body)),
    "category": select(_type == "product" => category, _type == "article" => category->title),
    "plans": sections[_type == "plans"].plans[]{ name, price{ ${PRICE_FIELDS} }, unit },
    "questions": sections[_type == "faq"].questions[]{ question, "answer": pt::text(answer) },
    "hasCourses": count(sections[_type == "courses"]) > 0
  }
`)

/** The name of a page above another one. */
const PARENT_QUERY = defineQuery(`
  *[_type == "page" && path.current == $path][0]{ _id, title }
`)

const COURSE_FACTS_QUERY = defineQuery(`
  *[_type == "course"] | order(order asc, title asc){
    _id, title, summary, hours, price{ ${PRICE_FIELDS} }, "instructor": instructor->{ _id, name }
  }
`)

/** The report that a page presents. */
const REPORT_FACTS_QUERY = defineQuery(`
  *[_type == "report" && page->path.current == $path] | order(publishedOn desc)[0]{
    _id, title, summary, category, publishedOn
  }
`)

export type PageData = { trail: Crumb[]; graph: Graph }

/** The breadcrumbs and the structured data of the page at a path. */
export async function getPageData(path: string): Promise<PageData | undefined> {
  const raw = await readContent({
    name: 'PAGE_FACTS_QUERY',
    query: PAGE_FACTS_QUERY,
    params: { path },
    tags: [pathTag(path)],
  })
  if (!raw) return undefined
  // Breadcrumbs and scripts must not contain stega characters.
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
    // Not every area has a page: /resources has none.
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
