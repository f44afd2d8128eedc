import type { Graph, Thing } from 'schema-dts'
import { articleData } from '@/content/structured-data/article-data'
import { breadcrumbList } from '@/content/structured-data/breadcrumb-list'
import { type CourseFacts, courseData } from '@/content/structured-data/course-data'
import { eventData } from '@/content/structured-data/event-data'
import { faqPage } from '@/content/structured-data/faq-page'
import { jobPosting } from '@/content/structured-data/job-posting-data'
import type { PageFacts } from '@/content/structured-data/page-facts'
import { type ReportFacts, reportData } from '@/content/structured-data/report-data'
import type { DataSite } from '@/content/structured-data/site-address'
import { software } from '@/content/structured-data/software'
import type { Crumb } from '@/content/structured-data/trail'

type About = {
  facts: PageFacts
  trail: readonly Crumb[]
  courses: readonly CourseFacts[]
  report?: ReportFacts | undefined
}

/** All that search engines are told of one page. */
export function pageGraph(site: DataSite, { facts, trail, courses, report }: About): Graph {
  const { path, questions } = facts
  const things: Thing[] = [
    ...(trail.length > 0 ? [breadcrumbList(site, trail)] : []),
    ...mainThing(site, facts),
    ...(report ? [reportData(site, report, path)] : []),
    ...courses.map((course) => courseData(site, course, path)),
    ...(questions.length > 0 ? [faqPage(site, questions, path)] : []),
  ]
  return { '@context': 'https://schema.org', '@graph': things }
}

function mainThing(site: DataSite, facts: PageFacts): Thing[] {
  switch (facts.type) {
    case 'product':
      return [software(site, facts)]
    case 'article':
    case 'guide':
      return [articleData(site, facts)]
    case 'job':
      return [jobPosting(site, facts)]
    case 'event':
      return [eventData(site, facts)]
    default:
      return []
  }
}
